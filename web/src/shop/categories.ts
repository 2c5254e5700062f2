import type { Category } from '@laurel/contract/shop';

/** One entry of the category tree: a level and what lies below it. */
export interface Branch {
  name: string;
  /** What its address says: a key, or the id where keys meet. */
  address: string;
  productCount: number;
  /** The lists that it holds. */
  leaves: readonly Category[];
  children: readonly Branch[];
}

type Level = { name: (c: Category) => string; key: (c: Category) => string };

const levels: readonly Level[] = [
  { name: (c) => c.cat1, key: (c) => c.catKey1 },
  { name: (c) => c.cat2, key: (c) => c.catKey2 },
  { name: (c) => c.cat3, key: (c) => c.catKey3 },
];

/** The three levels as a tree, in the order of the rows. */
export function categoryTree(cats: readonly Category[]): Branch[] {
  return branches(cats, 0, cats);
}

function branches(cats: readonly Category[], depth: number, all: readonly Category[]): Branch[] {
  const level = levels[depth];
  if (!level) return [];
  const byKey = new Map<string, Category[]>();
  for (const cat of cats) byKey.set(level.key(cat), [...(byKey.get(level.key(cat)) ?? []), cat]);
  return [...byKey.values()].map((leaves) => {
    const [first] = leaves as [Category];
    return {
      name: level.name(first),
      address: addressOf(leaves, level.key(first), all),
      productCount: leaves.reduce((sum, leaf) => sum + leaf.productCount, 0),
      leaves,
      children: branches(leaves, depth + 1, all),
    };
  });
}

/** A key that means something else higher up, or in another branch, cannot lead here: then a list goes by its id. */
function addressOf(leaves: readonly Category[], key: string, all: readonly Category[]): string {
  const [first] = leaves as [Category];
  const named = leavesNamed(all, key);
  const isOwn = named.length === leaves.length && named.every((leaf) => leaves.includes(leaf));
  return isOwn || leaves.length > 1 ? key : first.prodCat3Id;
}

function leavesNamed(all: readonly Category[], param: string): Category[] {
  const wanted = param.toLowerCase();
  const byId = all.filter((cat) => cat.prodCat3Id === param);
  if (byId.length > 0) return byId;
  for (const { key } of levels) {
    const found = all.filter((cat) => key(cat).toLowerCase() === wanted);
    if (found.length > 0) return found;
  }
  return [];
}

export interface Selection {
  /** From the first level down to what is selected. */
  trail: readonly Branch[];
  leaves: readonly Category[];
}

/** What an address selects: a key of any level, or the id of a list. */
export function selectionOf(tree: readonly Branch[], param: string): Selection | undefined {
  const leaves = leavesNamed(
    tree.flatMap((branch) => branch.leaves),
    param,
  );
  if (leaves.length === 0) return undefined;
  return { trail: trailTo(tree, leaves), leaves };
}

/** The deepest branch that holds all of them. */
function trailTo(tree: readonly Branch[], leaves: readonly Category[]): Branch[] {
  const next = tree.find((branch) => leaves.every((leaf) => branch.leaves.includes(leaf)));
  if (!next) return [];
  return next.leaves.length === leaves.length && !hasOnlyOneWayDown(next, leaves)
    ? [next]
    : [next, ...trailTo(next.children, leaves)];
}

/** A branch with a single child holds the same lists: an id means the child. */
function hasOnlyOneWayDown(branch: Branch, leaves: readonly Category[]): boolean {
  return leaves.length === 1 && branch.children.length === 1;
}
