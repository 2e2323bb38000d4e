/** The readable name of a content field. */
export function nameField(name: string): string {
  const known = names[name];
  if (known) return known;
  const words = name
    .replace(/^is(?=[A-Z])/, "")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The readable path of a field, e.g. "Hero › Headline". Lists count from 1. */
export function namePlace(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (/^\d+$/.test(String(step)) ? String(Number(step) + 1) : nameField(String(step))))
    .join(" › ");
}

const names: Record<string, string> = {
  meta: "Search engines",
  faq: "Questions and answers",
  stats: "Figures",
  href: "Address",
  cta: "Button",
  availability: "Can be used today",
  here: "Here today",
  building: "Being built",
  isOnlyWhenSold: "Only where plans are sold",
  url: "Website",
  markdown: "Text (Markdown)",
  representedBy: "Represented by",
  register: "Register and tax number",
  email: "Email address",
  name: "Name",
  country: "Country whose law applies",
};
