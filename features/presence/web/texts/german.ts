import type { english } from "./english.ts";

const join = (names: readonly string[]) => new Intl.ListFormat("de", { type: "conjunction" }).format(names);

export const german: typeof english = {
  somebody: "Jemand",
  here: (names, more) => {
    const all = more > 0 ? [...names, more === 1 ? "eine weitere Person" : `${more} weitere`] : names;
    return `${join(all)} ${all.length === 1 ? "ist" : "sind"} hier`;
  },
  title: "Jetzt hier",
  more: (more: number) => `${more} weitere`,
  writing: (names) =>
    names.length > 2
      ? "Mehrere schreiben …"
      : `${join(names)} ${names.length === 1 ? "schreibt" : "schreiben"} …`,
};
