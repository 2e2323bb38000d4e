/** Names of people, joined as in a sentence. */
const join = (names: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(names);

export const english = {
  somebody: "Somebody",
  here: (names: readonly string[], more: number) => {
    const all = more > 0 ? [...names, more === 1 ? "one more" : `${more} more`] : names;
    return `${join(all)} ${all.length === 1 ? "is" : "are"} here`;
  },
  title: "Here now",
  more: (more: number) => `${more} more`,
  writing: (names: readonly string[]) =>
    names.length > 2
      ? "Several people are writing…"
      : `${join(names)} ${names.length === 1 ? "is" : "are"} writing…`,
};
