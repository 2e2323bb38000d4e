import { languageOf } from "./language.ts";
import { normaliseRequest } from "./normalise-request.ts";
import type { Request } from "./plan.ts";

const MAX_CHARACTERS = 2_000;
/** Placeholder of a URL during splitting, from the private use area. */
const MARK = /\uE000(\d+)\uE001/g;
const MAX_REQUESTS = 5;
const ADDRESS = /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;
const BARE_ADDRESS =
  /(?<![@\w.-])(?:[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?\.){1,4}(?:com|org|net|io|dev|app|ai|at|de|ch|eu|uk|fr|it|es|nl|be|se|no|dk|fi|pl|cz|us|ca|au|nz|jp|in|br|gov|edu|info|biz|co|me|tv|test|example)(?![\w-])(?:\/[^\s<>"')\]]*)?/gi;
const OPENING =
  "what|what's|whats|how|when|which|who|where|why|is|are|calculate|compute|search|find|look up|read|open|summari[sz]e|tell|show|give|add|did|do|have";
const GERMAN_OPENING =
  "was|wie|wieviel|wann|welche[rsnm]?|wer|wo|wohin|warum|berechne|rechne|suche?|finde?|zeige?|nenne?|sag|gib|lies|öffne";
/** A point behind them ends no sentence. */
const ABBREVIATED =
  "mwst|ust|inkl|incl|exkl|excl|zzgl|abzgl|ca|approx|bzw|usw|etc|nr|no|dr|prof|mag|ing|hr|fr|mr|mrs|ms|st|str|tel|z\\.\\s?b|d\\.\\s?h|u\\.\\s?a";
/** After "3.": the point is no end of a sentence. */
const GERMAN_DATE =
  "januar|jänner|februar|feber|märz|april|mai|juni|juli|august|september|oktober|november|dezember|bis|und";
const BOUNDARY = new RegExp(
  `(?<=\\S)[?!;\\n]+\\s*|(?<!\\d|(?<!\\p{L})(?:${ABBREVIATED}))\\.\\s+(?=\\p{L})|(?<!\\d)\\.\\s+(?=(?:${OPENING}|${GERMAN_OPENING})\\b)|(?<=\\d)\\.\\s+(?!(?:${GERMAN_DATE})\\b)(?=\\p{L})|,?\\s+(?:and|then|also|plus)(?:\\s+(?:then|also|please))*\\s+(?=(?:${OPENING})\\b)|,\\s+(?=(?:${OPENING})\\b)|,?\\s+und(?:\\s+(?:dann|auch|bitte))*\\s+(?=(?:${GERMAN_OPENING})\\b)`,
  "iu",
);

const BETWEEN_SUMS = /(?<=[\d)%])(?:,\s+and\s+|,\s+|\s+and\s+)(?=\(?\d)/;
const SUM = /\d\)?%?\s*[-+*/×÷^x]\s*\(?\d|%\s+(?:of|off)\s+\d/;
const BETWEEN_CONVERSIONS = /(?<=[\p{L}°²³\d%])(?:,\s+(?:and|und)\s+|,\s+|\s+(?:and|und|plus)\s+)(?=-?\d)/iu;
const CONVERSION =
  /-?\d[\d.,]*\s?(?:(?:degrees?|grad)\s)?[\p{L}°²³"/]+(?:\s\p{L}+)?\s(?:in|to|into)\s(?:(?:degrees?|grad)\s)?[\p{L}°²³"/]+\s*$/iu;
const LIST = /\b(?:sum|total|average|mean|min|max|minimum|maximum|smallest|largest|between|from)\b/i;

/** The separate requests of a message. URLs belong to the request they are in. */
export function splitRequests(message: string, language = languageOf(message)): Request[] {
  const urls: string[] = [];
  const take = (url: string) => {
    const kept = url.replace(/[.,;:!?]+$/, "");
    urls.push(kept);
    return `\uE000${urls.length - 1}\uE001${url.slice(kept.length)}`;
  };
  const plain = message.slice(0, MAX_CHARACTERS).replace(/[\uE000\uE001]/g, "");
  const text = plain.replace(ADDRESS, take).replace(BARE_ADDRESS, take);
  return text
    .split(BOUNDARY)
    .flatMap(splitSums)
    .filter((piece) => /[\p{L}\p{N}\uE000]/u.test(piece))
    .slice(0, MAX_REQUESTS)
    .map((piece) => {
      const own = [...piece.matchAll(MARK)].map(([, index]) => urls[Number(index)] ?? "");
      const request = normaliseRequest(piece.replace(MARK, " "), own.map(withScheme), language);
      return {
        ...request,
        text: piece.replace(MARK, (_mark, index) => urls[Number(index)] ?? "").trim(),
      };
    });
}

/**
 * "1+1, and 2+2" is two calculations, and "5 miles in km and 30 celsius in fahrenheit" two conversions. Each part has to
 * be one by itself: a list of numbers stays whole.
 */
function splitSums(piece: string): string[] {
  const mixed = piece.split(BETWEEN_CONVERSIONS);
  const isEach = mixed.every((part) => CONVERSION.test(part) || SUM.test(part));
  if (mixed.length > 1 && isEach && mixed.some((part) => CONVERSION.test(part))) return mixed;
  if (LIST.test(piece)) return [piece];
  const parts = piece.split(BETWEEN_SUMS);
  return parts.every((part) => SUM.test(part) && isBalanced(part)) ? parts : [piece];
}

function isBalanced(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}

function withScheme(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
}
