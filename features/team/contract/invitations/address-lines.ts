/** Why a line of a pasted list is not invited. */
export type AddressFault = "malformed" | "repeated" | "already_member" | "already_invited" | "mailed_often";

export interface AddressLine {
  /** As it was typed. */
  text: string;
  /** In stored form; absent when the line holds none. */
  email?: string;
  fault?: AddressFault;
}

const longest = 254;
const format =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/**
 * Reads addresses from a pasted list: separated by lines, commas or semicolons, each alone or as `Name <address>`;
 * addresses alone by spaces too.
 * Every piece is kept as it was typed, with its fault.
 */
export function readAddressLines(typed: string): AddressLine[] {
  const known = new Set<string>();
  return splitAddresses(typed).map((text) => {
    const email = addressIn(text);
    if (email === undefined) return { text, fault: "malformed" };
    if (known.has(email)) return { text, email, fault: "repeated" };
    known.add(email);
    return { text, email };
  });
}

/** Splits at line ends, and at commas and semicolons outside of quotes and angle brackets. In linear time. */
function splitAddresses(typed: string): string[] {
  return typed
    .split(/[\r\n]+/)
    .flatMap(splitLine)
    .flatMap(splitRow)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

function splitLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  const lastOf = { '"': line.lastIndexOf('"'), "<": line.lastIndexOf(">") };
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (character === "," || character === ";") {
      pieces.push(line.slice(start, at));
      start = at + 1;
    } else if ((character === '"' || character === "<") && lastOf[character] > at) {
      at = line.indexOf(character === '"' ? '"' : ">", at + 1);
    }
  }
  return [...pieces, line.slice(start)];
}

/** Addresses alone may be separated by spaces too, as cells of a sheet are. Names hold spaces. */
function splitRow(piece: string): string[] {
  const words = piece.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => format.test(word.toLowerCase())) ? words : [piece];
}

function addressIn(text: string): string | undefined {
  const opened = text.endsWith(">") ? text.lastIndexOf("<") : -1;
  const address = (opened < 0 ? text : text.slice(opened + 1, -1)).trim().toLowerCase();
  if (address.length > longest || address.includes("..")) return undefined;
  return format.test(address) ? address : undefined;
}
