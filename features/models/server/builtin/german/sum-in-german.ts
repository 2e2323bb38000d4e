import { numbersInGerman } from "./number-in-german.ts";

const words: [RegExp, string][] = [
  [/\bvat\b|\btax\b/g, "MwSt."],
  [/\bdiscount\b/g, "Rabatt"],
  [/\bpercent change from (\S+) to (\S+)/g, "Veränderung von $1 auf $2 in Prozent"],
  [/%(?= off )/g, "% Nachlass"],
  [/\boff\b/g, "auf"],
  [/\bhalf of\b/g, "die Hälfte von"],
  [/\ba third of\b/g, "ein Drittel von"],
  [/\b(?:the )?square root of\b/g, "Wurzel aus"],
  [/\bto the power of\b/g, "hoch"],
  [/\bdivided by\b/g, "durch"],
  [/\btimes\b/g, "mal"],
  [/\baverage\(/g, "Durchschnitt("],
  [/\bsum\(/g, "Summe("],
  [/\bof\b/g, "von"],
  [/\bon\b/g, "auf"],
];
const known =
  /^(?:mwst|rabatt|nachlass|veränderung|von|auf|in|prozent|die|hälfte|ein|drittel|wurzel|aus|hoch|durch|mal|durchschnitt|summe|plus|minus|max|min|sqrt|ln|log|sin|cos|tan|abs|round|pi|e|x)$/i;
const units =
  /(?<![\p{L}\d])(?:meilen?|seemeilen?|(?:kilo|zenti|milli|quadrat)?meter|zoll|fuß|(?:kilo|milli)?gramm|kilos?|tonnen?|unzen?|pfund|(?:milli)?liter|gallonen?|sekunden?|minuten?|stunden?|tage?n?|wochen?|grad|celsius|fahrenheit|hektar|knoten)(?![\p{L}\d])/gu;

/** "19% of 1,249.9 = 237.481" as Germans write it. A way of reckoning that is not known here is left out. */
export function sumInGerman(line: string): string {
  const [, typed = "", sign = "=", result = ""] = /^(.*) ([=≈]) ([^=≈]+)$/.exec(line) ?? [];
  if (result === "") return numbersInGerman(line);
  const isConversion = /\p{L}/u.test(result.replace(/10\^/, ""));
  const told = isConversion
    ? typed
    : words.reduce((text, [found, meant]) => text.replace(found, meant), typed);
  const isTold = isConversion || (told.match(/\p{L}+/gu) ?? []).every((word) => known.test(word));
  const opening = isTold ? `${inGerman(told)} ${sign}` : "Das ergibt =";
  return `${opening} ${inGerman(result)}`;
}

function inGerman(text: string): string {
  return numbersInGerman(text)
    .replace(/(?<=\d)%/g, " %")
    .replace(units, (unit) => `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`);
}
