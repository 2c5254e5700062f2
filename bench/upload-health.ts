/**
 * How long others wait while a large roster is read: `node bench/upload-health.ts <address> <token> [people]`, with the token
 * of an administrator of a running portal. A dry run: nothing is changed. The roster lacks the administrator, so that it is
 * refused in the end, with everybody read and compared.
 */
const [address = 'http://localhost:3000', token = '', people = '200000'] = process.argv.slice(2);
const rows = ['memberNumber,firstName,surname,email,divisionCode,division,countryCode'];
for (let n = 0; n < Number(people); n += 1) rows.push(`N${n},Given${n},Family${n},n${n}@test.example,BENCH,Bench,ZA`);
const form = new FormData();
form.append('fileData', new Blob([rows.join('\n')]), 'roster.csv');

const waits: number[] = [];
let isDone = false;
const begin = performance.now();
const uploading = fetch(`${address}/datauploadapi/dataupload?dryRun=1`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
  body: form,
}).finally(() => {
  isDone = true;
});
while (!isDone) {
  const asked = performance.now();
  await fetch(`${address}/healthz`);
  waits.push(performance.now() - asked);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
const { status } = await uploading;
waits.sort((a, b) => a - b);
const at = (part: number) => `${(waits[Math.floor((waits.length - 1) * part)] ?? 0).toFixed(1)} ms`;
const seconds = ((performance.now() - begin) / 1000).toFixed(1);
process.stdout.write(`${status} after ${seconds} s; /healthz: half ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}\n`);
