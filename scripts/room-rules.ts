import { type Import, importsOf, type SourceFile } from './imports.ts';
import {
  contractPackages,
  contractRooms,
  emptyNames,
  filesOfRoomMax,
  onlyBarrel,
  plainContractFiles,
  type Room,
  serverRooms,
  serverTopFiles,
  serverTops,
  testPackages,
  webRooms,
  webRootFiles,
  webTopFiles,
} from './rooms.ts';
import { sliceComplaints } from './slice-rules.ts';

/** Everything in this file that the house does not allow, with the place where it should be. */
export function complaintsAbout(file: SourceFile): string[] {
  const imports = importsOf(file);
  return [
    ...placeComplaints(file.path),
    ...imports.flatMap((one) => importComplaints(file.path, one)),
    ...barrelComplaints(file, imports),
    ...(isTest(file.path) ? [] : sliceComplaints(file)),
  ].map((words) => `${file.path}: ${words}`);
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('server/test/');
}

/** Rooms of the house that have grown beyond what one reads at once. */
export function roomComplaints(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const { workspace, room } = placeOf(path);
    if (!hasRooms(workspace)) continue;
    if (['test', 'outside'].includes(room) || isTest(path) || path.endsWith('/texts.ts')) continue;
    const place = `${workspace}/src/${room}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesOfRoomMax)
    .map(([place, count]) => `${place}: ${count} files; a room of more than ${filesOfRoomMax} is several rooms.`);
}

/** server/src/shop/order.ts → server, shop; files that lie in src itself are of the room root, top or main. */
export function placeOf(path: string): { workspace: string; room: string } {
  const [workspace = '', source = '', ...rest] = path.split('/');
  if (source !== 'src') return { workspace, room: source === 'test' ? 'test' : 'outside' };
  const [first = '', second = ''] = rest;
  if (rest.length > 2 && `${first}/${second}` in roomsOf(workspace)) return { workspace, room: `${first}/${second}` };
  if (rest.length > 1) return { workspace, room: first };
  return { workspace, room: ofSource(workspace, first) };
}

function ofSource(workspace: string, name: string): string {
  if (workspace === 'server' && serverTopFiles.main.includes(name)) return 'main';
  return (workspace === 'server' ? serverTopFiles.top : webTopFiles).includes(name) ? 'top' : 'root';
}

function roomsOf(workspace: string): Record<string, Room> {
  if (workspace === 'contract') return contractRooms;
  return workspace === 'server' ? serverRooms : webRooms;
}

function hasRooms(workspace: string): boolean {
  return ['contract', 'server', 'web'].includes(workspace);
}

function placeComplaints(path: string): string[] {
  const { workspace, room } = placeOf(path);
  const name = path.split('/').at(-1) ?? '';
  const stem = name.replace(/(\.test|\.e2e|\.module|\.config|\.d)?\.\w+$/, '');
  const complaints = [];
  if (emptyNames.includes(stem)) complaints.push(`"${stem}" says nothing: name the file after what is in it.`);
  if (!/^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)$/.test(stem))
    complaints.push('files are kebab-case.ts, components PascalCase.tsx.');
  if (stem === 'index' && path !== onlyBarrel)
    complaints.push('there is one index file, contract/src/index.ts: import from the file itself.');
  if (!hasRooms(workspace)) return complaints;
  if (workspace !== 'contract' && room === 'root' && !isTest(path) && !/\.(css|d\.ts)$/.test(name)) {
    const known = workspace === 'server' ? [] : webRootFiles;
    if (!known.includes(name))
      complaints.push('only what puts the rooms together lies in src itself: put this one into a room.');
  }
  const isKnown =
    room in roomsOf(workspace) ||
    ['root', 'top', 'test', 'outside'].includes(room) ||
    (workspace === 'server' && isTop(room));
  if (!isKnown)
    complaints.push(
      `there is no room "${room}": a noun owns a table, a life cycle or a route; then add it to scripts/rooms.ts.`,
    );
  return complaints;
}

function isTop(room: string): boolean {
  return (serverTops as readonly string[]).includes(room);
}

function importComplaints(path: string, { specifier, target }: Import): string[] {
  const from = placeOf(path);
  if (specifier.startsWith('../../') && !(isTest(path) && /^(?:\.\.\/)+test\//.test(specifier))) {
    return [`"${specifier}" climbs two levels: across rooms write #room/file.`];
  }
  if (target === undefined) return packageComplaints(from, path, specifier);
  const to = placeOf(target);
  // The one script that starts the server in its own process, so that signals reach it.
  if (path === 'scripts/start.ts' && target === 'server/src/main.ts') return [];
  if (from.workspace !== to.workspace) return wallComplaints(from, to, specifier);
  if (isTest(path) || from.room === to.room || from.room === 'outside') return [];
  if (to.room === 'test') return [`"${specifier}" is for tests only.`];
  if (!hasRooms(from.workspace) || path === onlyBarrel) return [];
  if (specifier.startsWith('../') && to.room !== 'root')
    return [`"${specifier}" leaves the room: write #${target.split('/').slice(2).join('/').replace(/\.ts$/, '')}.`];
  return arrowComplaints(from, to, specifier);
}

function packageComplaints(from: { workspace: string; room: string }, path: string, specifier: string): string[] {
  const allowed = isTest(path) ? [...contractPackages, ...testPackages] : contractPackages;
  if (from.workspace === 'contract' && from.room !== 'outside' && !allowed.includes(specifier))
    return [`the contract imports ${contractPackages.join()} and nothing else, not "${specifier}".`];
  if (from.workspace === 'web' && from.room !== 'outside' && specifier.startsWith('node:'))
    return [`"${specifier}" does not exist in a browser.`];
  if (specifier.startsWith('@laurel/'))
    return [`"${specifier}" is behind the wall: server and web meet in the contract only.`];
  return [];
}

function wallComplaints(
  from: { workspace: string; room: string },
  to: { workspace: string; room: string },
  specifier: string,
): string[] {
  if (from.workspace === 'e2e')
    return [`journeys reach into no code: what "${specifier}" knows, a person reads on the screen.`];
  // Benchmarks are run by hand and measure the server from inside.
  const isOpen =
    (to.workspace === 'contract' && ['server', 'web', 'bench', 'scripts'].includes(from.workspace)) ||
    (to.workspace === 'server' && from.workspace === 'bench') ||
    // What a run of tests and a browser need, whichever program starts them; and what the build reads.
    (to.workspace === 'e2e' && from.workspace === 'scripts') ||
    (to.workspace === 'web' && to.room === 'outside' && from.workspace === 'scripts');
  if (!isOpen) return [`${from.workspace} may not import ${to.workspace}: server and web meet in the contract only.`];
  if (from.workspace === 'web' && from.room !== 'outside' && to.workspace === 'contract' && to.room === 'outside')
    return [`"${specifier}" reads files, of which a browser has none.`];
  const file = specifier.split('/').slice(2).join('/');
  if (from.workspace === 'web' && /^(?:ui\/|lib$)/.test(from.room) && !plainContractFiles.includes(file)) {
    return [
      `web/${from.room} could ship in another product: it knows ${plainContractFiles.join(', ')} of the contract, not "${specifier}".`,
    ];
  }
  return [];
}

function arrowComplaints(from: { workspace: string; room: string }, to: { room: string }, specifier: string): string[] {
  const rooms = roomsOf(from.workspace);
  if (from.workspace === 'web' && from.room === 'top') return [];
  if (from.workspace === 'server' && isTop(from.room)) {
    const order: readonly string[] = serverTops;
    return order.indexOf(to.room) > order.indexOf(from.room)
      ? [`${from.room} may not import ${to.room}, which stands above it.`]
      : [];
  }
  const room = rooms[from.room];
  if (!room || room.mayImport.some((may) => to.room === may || to.room.startsWith(`${may}/`))) return [];
  if (room.kind === 'noun' && rooms[to.room]?.kind === 'noun') {
    const meeting =
      from.workspace === 'server'
        ? 'a foundation room (ledger, directory, outbox) or in a SELECT'
        : 'ui, lib or picker, or on a page';
    return [`"${specifier}": a noun never imports a noun. ${from.room} and ${to.room} meet in ${meeting}.`];
  }
  return [`"${specifier}": ${from.room} may import ${room.mayImport.join(', ') || 'nothing'}, not ${to.room}.`];
}

function barrelComplaints({ path }: SourceFile, imports: readonly Import[]): string[] {
  const passed = imports.filter(({ isReexport }) => isReexport);
  if (path === onlyBarrel || passed.length === 0) return [];
  return passed.map(({ specifier }) => `passes "${specifier}" on: let others import it where it is.`);
}
