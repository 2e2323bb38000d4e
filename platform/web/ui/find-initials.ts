/** One or two initials of a name or e-mail address. "?" without either. */
export function findInitials(name: string): string {
  const words = (name.split("@")[0] ?? "").split(/[\s._-]+/u).filter(Boolean);
  const first = [...(words[0] ?? "")][0];
  if (!first) return "?";
  const last = words.length > 1 ? [...(words.at(-1) ?? "")][0] : undefined;
  return `${first}${last ?? ""}`.toUpperCase();
}
