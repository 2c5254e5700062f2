import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAvatar } from '@dicebear/core';
import * as peeps from '@dicebear/open-peeps';
import sharp from 'sharp';

/**
 * node scripts/demo-portraits.ts: draws the portraits of the demonstration's people anew, into `demo/portraits`, for four of five of them.
 * The style is Open Peeps by Pablo Stanley (CC0 1.0), by DiceBear (MIT): record 142. The same roster makes the same pictures.
 */
const demo = join(import.meta.dirname, '../demo');
const folder = join(demo, 'portraits');
/** Pixels: the largest on a screen has 148 of the page. */
const side = 256;
/** Who is seen first has a face; one of five of the others has none. */
const always = 12;
/** Luca Rossi never signed on. */
const never = '100007';

const people = readFileSync(join(demo, 'roster.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [number = '', first = '', , , , , , country = '', , , , hired = ''] = line.split(',');
    return { number, first, country, since: Number(hired.slice(0, 4)) };
  });

type Person = (typeof people)[number];

const words = (list: string) => new Set(list.split(' '));
const women = words(
  'Thandi Priya Lerato Emma Ana Nomvula Petra Ntombi Suné Letícia Nomsa Giovanna Hannelore Zelda Annika Maria Thu Khanyi Sabine Sibongile Ingrid Ayşe Lesedi Akemi Jördis Rendani Fernanda Ulrike Refilwe Larissa Ayanda Anna Megan Ncumisa Conceição Lena Samira Akua Hanlie Zoë Sara Oksana Tebogo Aline Greta Noemi Tatiane Hlulani Michele Mei Nandi Elif Kavitha Cecília Karien Rosa Hlengiwe Beatriz Renata Marina Sindiswa Chiara Alice Bronwyn Busisiwe Johanna Nicola Liezl Olwethu Nokuthula Aminata Heather Ornela Theresa Rushda Petro Gesa Kelebogile Valentina Margherita Clara Puleng Francesca Vitória Ilaria Zanele Rafaela Federica Yoliswa Patrícia Friederike Miriam Ioana Chantal Susara Anusha Caterina Samara Gugu Maximiliane-Charlotte Nokwanda Thuli Nele Palesa Franziska Bontle Heike Agnese Iara Giulia Zodwa Marlene Ute Beatrice Lauren Camilla Luíza Mbali Rosalie Martina Shireen Antje Zainab Simone Rethabile Serena Fatima Isadora Katharina Boitumelo Débora Viola Käthe Elena Dandara Elmarie Claudia Mariska Vuyokazi Silvia Svenja Juliana Tsholofelo Yashika Janaína Riana Ivana Birgit Dineo Tracy Élodie Lindiwe Yasmin Gabriela Wiebke Mihaela Frieda Annelise Naledi Hoa Kerry-Anne Ludovica Camila Ji-woo Zeynep Paola Phiwe Masego',
);
/** A name that is as often a woman's as a man's: neither a beard nor a bun. */
const either = words(
  'Andrea Can Kai Anele Unathi Luyanda Onke Andile Katlego Mpho Raí Elia Minh Tebogo Rendani Lesedi Michele',
);
const southern = words(
  'Thandi Lerato Sipho Nomvula Tshepo Thabo Ntombi Nomsa Fhatuwani Lindokuhle Khanyi Sibongile Lesedi Mamadou Rendani Kagiso Refilwe Ayanda Katlego Ncumisa Akua Tebogo Hlulani Nandi Hlengiwe Siyabonga Musa Andile Sindiswa Busisiwe Olwethu Nokuthula Aminata Kelebogile Phiwe Onke Njabulo Puleng Mandla Zanele Yoliswa Sizwe Gugu Nokwanda Masego Thuli Zakes Palesa Bontle Zodwa Mbali Themba Vusi Mpho Rethabile Boitumelo Vuyokazi Xolani Tsholofelo Luyanda Dineo Lindiwe Nkosinathi Anele Naledi Unathi Dandara',
);
const between = words(
  'Priya Ashraf Yusuf Ayşe Jamil Kavish Imraan Samira Elif Kavitha Riyaad Rushda Mehmet Can Anusha Shireen Zainab Mogamat Dhiren Fatima Youssef Emre Yashika Yasmin Prashan Zeynep Winston Chantal',
);
const veiled = words('Rushda Fatima Zainab');

const heads = {
  women:
    'bangs bangs2 bun bun2 buns bantuKnots cornrows cornrows2 long longBangs longCurly medium1 medium2 medium3 mediumBangs mediumBangs2 mediumBangs3 mediumStraight twists2 afro',
  men: 'afro dreads2 flatTop pomp shaved1 shaved2 short1 short2 short3 short4 short5 twists noHair1 noHair2 shaved3 dreads1',
  either: 'afro twists short3 short4 dreads1 dreads2 shaved3 short2',
  coiled: 'afro bantuKnots buns cornrows cornrows2 dreads1 dreads2 flatTop twists twists2 longCurly',
  veiled: 'hijab',
};
const oldHeads = { women: 'grayBun grayMedium', men: 'grayShort noHair3', either: 'grayShort' };
const faces = 'smile smile calm cute'.split(' ');
const beards = 'chin full full2 full3 full4 goatee1 goatee2 moustache1 moustache2'.split(' ');
const glasses = 'glasses glasses3 glasses4'.split(' ');
const skins = ['ffdbb4', 'edb98a', 'd08b5b', 'ae5d29', '694d3d'];
const clothes = '2f6f52 c99a2e b5573c 3c5f9e 7d3f73 2b7a80 8a8f98 33475b d9822b'.split(' ');
const grounds = 'd9ebe1 f7e6b9 f9ddd1 dde6f6 f1deec d5ecee'.split(' ');
const hairs = '2c1b18 4a312c 724133 a55728 b58143'.split(' ');

/** The same numbers for the same person: a mulberry of their number. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function skinsOf({ first, country }: Person): string[] {
  if (southern.has(first)) return skins.slice(3);
  if (between.has(first)) return skins.slice(1, 4);
  return country === 'BR' ? skins : skins.slice(0, 2);
}

function portraitOf(person: Person): string {
  const roll = dice(Number(person.number));
  const one = (list: readonly string[]) => [list[Math.floor(roll() * list.length)] ?? ''];
  const kind = either.has(person.first) ? 'either' : women.has(person.first) ? 'women' : 'men';
  const skin = one(skinsOf(person));
  const isOld = person.since < 2002 && roll() < 0.7;
  const curls = southern.has(person.first);
  const list = veiled.has(person.first) ? heads.veiled : isOld ? oldHeads[kind] : heads[kind];
  const coiled = heads.coiled.split(' ');
  const fitting = list.split(' ').filter((head) => curls || isOld || !coiled.includes(head) || list === heads.veiled);
  return createAvatar(peeps, {
    seed: person.number,
    size: side,
    scale: 94,
    translateX: 3,
    translateY: 4,
    head: one(fitting) as never,
    face: one(faces) as never,
    skinColor: skin,
    clothingColor: one(clothes),
    headContrastColor: isOld ? ['b9bcc0'] : curls ? hairs.slice(0, 1) : one(hairs),
    facialHair: one(beards) as never,
    facialHairProbability: kind === 'men' && roll() < 0.3 ? 100 : 0,
    accessories: one(glasses) as never,
    accessoriesProbability: roll() < 0.24 ? 100 : 0,
    maskProbability: 0,
    backgroundColor: one(grounds),
  }).toString();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const seen = new Set<string>();
let bytes = 0;
for (const [at, person] of people.entries()) {
  if (person.number === never || (at >= always && dice(Number(person.number) * 7)() < 0.2)) continue;
  const drawn = portraitOf(person);
  if (seen.has(drawn)) continue;
  seen.add(drawn);
  const picture = await sharp(Buffer.from(drawn)).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
  bytes += picture.length;
  writeFileSync(join(folder, `${person.number}.webp`), picture);
}
process.stdout.write(`${seen.size} of ${people.length} people, ${Math.round(bytes / 1000)} kB\n`);
