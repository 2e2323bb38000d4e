import type { ToldRefusal } from "./told-refusal.ts";

export const ofSumsAndDays: ToldRefusal[] = [
  [
    /^"(.+)" is not a number or a function that is known here\.$/,
    "„$1“ ist hier weder als Zahl noch als Funktion bekannt.",
  ],
  [/^"(.+)" contains nothing to calculate\.$/, "In „$1“ steht nichts, das sich berechnen lässt."],
  [/^The character "(.+)" is not part of arithmetic\.$/, "Das Zeichen „$1“ gehört zu keiner Rechnung."],
  [/^"(.+)" is not an expression that can be calculated\.$/, "„$1“ lässt sich nicht berechnen."],
  [/^The result is not a real number\.$/, "Das Ergebnis ist keine reelle Zahl."],
  [/^This divides by zero\.$/, "Das teilt durch null."],
  [/^The result is too large to calculate\.$/, "Das Ergebnis ist zu groß."],
  [/^"(.+)" is no unit that is known here\.$/, "„$1“ ist hier als Einheit nicht bekannt."],
  [
    /^"(.+)" measures \w+ and "(.+)" \w+, so neither becomes the other\.$/,
    "„$1“ und „$2“ messen Verschiedenes, also lässt sich das nicht umrechnen.",
  ],
  [
    /^The number "(.+)" is not clear\. Write no signs between thousands\.$/,
    "Die Zahl „$1“ ist nicht eindeutig. Schreiben Sie sie ohne Zeichen zwischen den Tausendern.",
  ],
  [
    /^In ".+" (?:the number|it is not clear|.+\. Write all numbers in one style, for example).*$/,
    "Die Zahlen sind nicht eindeutig. Schreiben Sie sie ohne Zeichen zwischen den Tausendern.",
  ],
  [/^"(.+)" is not a time of day such as 15:30\.$/, "„$1“ ist keine Uhrzeit wie 15:30."],
  [
    /^"(.+)" is not a time zone or a city that is known here\. Use a name such as Europe\/Vienna\.$/,
    "„$1“ ist hier weder als Zeitzone noch als Stadt bekannt. Nennen Sie etwa Europe/Vienna.",
  ],
  [/^"(.+)" does not name a day that is known here\.$/, "„$1“ ist hier als Tag nicht bekannt."],
];
