import type { Category } from '@laurel/contract/calls/catalogue';

/** One entry of the category tree: a level and what lies below it. */
export interface Branch {
  name: string;
  /** What its address says, unlike that of any other branch. */
  address: string;
  productCount: number;
  /** The lists that it holds. */
  leaves: readonly Category[];
  children: readonly Branch[];
}

type Level = { name: (c: Category) => string; key: (c: Category) => string };

const levels: readonly [Level, Level, Level] = [
  { name: (c) => c.cat1, key: (c) => c.catKey1 },
  { name: (c) => c.cat2, key: (c) => c.catKey2 },
  { name: (c) => c.cat3, key: (c) => c.catKey3 },
];

/** The three levels as a tree, in the order of the rows. */
export function categoryTree(cats: readonly Category[]): Branch[] {
  const taken = new Set<string>();
  const [first, second, third] = levels;
  const tops = groups(cats, first).map(({ key, leaves }) => branch(first, leaves, addressIn(taken, key, key)));
  const middles = tops.map((top) => ({
    top,
    children: groups(top.leaves, second).map(({ key, leaves }) =>
      branch(second, leaves, addressIn(taken, key, `${top.address}.${key}`)),
    ),
  }));
  return middles.map(({ top, children }) => ({
    ...top,
    children: children.map((middle) => ({
      ...middle,
      children: groups(middle.leaves, third).map(({ key, leaves }) =>
        branch(third, leaves, addressIn(taken, key, leaves[0]?.prodCat3Id ?? key)),
      ),
    })),
  }));
}

/** The first branch of a key, from the top level down, is found by it; others by what is theirs alone. */
function addressIn(taken: Set<string>, key: string, otherwise: string): string {
  const address = taken.has(key) ? otherwise : key;
  taken.add(address);
  return address;
}

function groups(cats: readonly Category[], { key }: Level) {
  const byKey = new Map<string, Category[]>();
  for (const cat of cats) byKey.set(key(cat), [...(byKey.get(key(cat)) ?? []), cat]);
  return [...byKey].map(([each, leaves]) => ({ key: each, leaves }));
}

function branch({ name }: Level, leaves: readonly Category[], address: string): Branch {
  const productCount = leaves.reduce((sum, leaf) => sum + leaf.productCount, 0);
  return { name: leaves[0] ? name(leaves[0]) : '', address, productCount, leaves, children: [] };
}

/** From the first level down to what an address means: a key of any level, or the id of a list. */
export function trailOf(tree: readonly Branch[], param: string): Branch[] {
  return trailTo(tree, (b) => b.address === param.toLowerCase()) ?? trailTo(tree, (b) => isList(b, param)) ?? [];
}

function isList({ children, leaves }: Branch, id: string): boolean {
  return children.length === 0 && leaves.some((leaf) => leaf.prodCat3Id === id);
}

function trailTo(tree: readonly Branch[], isMeant: (branch: Branch) => boolean): Branch[] | undefined {
  for (const each of tree) {
    if (isMeant(each)) return [each];
    const below = trailTo(each.children, isMeant);
    if (below) return [each, ...below];
  }
  return undefined;
}
