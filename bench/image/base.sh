#!/bin/sh
# bench/image/base.sh: where Docker Hub cannot be reached, a stand-in for docker.io/library/node:26-bookworm-slim is made of Debian 12
# and of the Node and npm that are on PATH. Needs root, debootstrap and buildah.
set -eu
export STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debootstrap --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 bookworm "$folder" >/dev/null
rm -rf "$folder"/var/cache/apt/archives/*.deb "$folder"/var/lib/apt/lists/* "$folder"/usr/share/doc "$folder"/usr/share/man
# Where an engine writes them, there is something to write over.
touch "$folder/etc/hosts" "$folder/etc/resolv.conf"
chroot "$folder" useradd --uid 1000 --user-group --create-home node
npm=$(node -p 'require("node:fs").realpathSync(process.argv[1])' "$(command -v npm)")
mkdir -p "$folder/usr/local/lib/node_modules"
cp "$(node -p process.execPath)" "$folder/usr/local/bin/node"
cp -r "$(dirname "$(dirname "$npm")")" "$folder/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/local/bin/npm"
# What this machine trusts is trusted in it: packages may come through a proxy with an authority of its own.
cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"
container=$(buildah from scratch)
buildah add --quiet "$container" "$folder" / >/dev/null
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet --rm "$container" docker.io/library/node:26-bookworm-slim
