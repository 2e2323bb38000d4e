import { matchesOf } from "../rule.ts";

/** Email addresses, also with letters beyond ASCII. Both parts are bounded, so no text costs more than its length. */
export const findEmail = matchesOf(
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/gu,
);
