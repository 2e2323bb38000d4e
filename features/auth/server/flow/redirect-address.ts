type Fields = Record<string, string | undefined>;

/** Adds `fields` to the query of the address. */
export function addToQuery(address: string, fields: Fields): string {
  const [place = "", fragment] = split(address, "#");
  const [path = "", query = ""] = split(place, "?");
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) params.set(name, value);
  return `${path}?${params}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** Sets `fields` as the fragment of the address. */
export function addToFragment(address: string, fields: Fields): string {
  const [place = ""] = split(address, "#");
  const present = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${place}#${new URLSearchParams(present)}`;
}

function split(text: string, at: string): [string, string?] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
