/** Entries of a list that have no id of their own. Their place is their key: the fields are controlled. */
export function numbered<Item>(items: readonly Item[]): { at: number; item: Item }[] {
  return items.map((item, at) => ({ at, item }));
}
