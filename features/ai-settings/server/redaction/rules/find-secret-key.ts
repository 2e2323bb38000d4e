import type { Span } from "../rule.ts";
import { matchesOf } from "../rule.ts";

/** Secrets by the prefixes that their issuers give them. Each ends with one class, so any length is linear. */
const prefixed = matchesOf(
  new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${[
      // OpenAI, Anthropic and others; payment keys.
      "sk-[A-Za-z0-9_-]{16,}",
      "(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,}",
      "whsec_[A-Za-z0-9+/=]{16,}",
      // Amazon, Google, GitHub, GitLab, Slack, npm, Hugging Face, SendGrid.
      "(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])",
      "AIza[A-Za-z0-9_-]{30,}",
      "ya29\\.[A-Za-z0-9_-]{20,}",
      "gh[pousr]_[A-Za-z0-9]{30,}",
      "github_pat_[A-Za-z0-9_]{30,}",
      "glpat-[A-Za-z0-9_-]{16,}",
      "xox[abeprs]-[A-Za-z0-9-]{10,}",
      "npm_[A-Za-z0-9]{30,}",
      "hf_[A-Za-z0-9]{20,}",
      "SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}",
      // JSON Web Tokens.
      "eyJ[A-Za-z0-9_-]{10,}\\.eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}",
    ].join("|")})`,
    "gu",
  ),
);

const begin = /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/g;
const end = /-----END [A-Z ]{0,30}PRIVATE KEY-----/g;

/** Keys, tokens and private key blocks. */
export function findSecretKey(text: string): Span[] {
  return [...blocksIn(text), ...prefixed(text)];
}

function blocksIn(text: string): Span[] {
  const found: Span[] = [];
  begin.lastIndex = 0;
  for (let opening = begin.exec(text); opening; opening = begin.exec(text)) {
    end.lastIndex = begin.lastIndex;
    const closing = end.exec(text);
    // A block that was cut off is secret up to the end.
    const stop = closing ? end.lastIndex : text.length;
    found.push({ start: opening.index, end: stop });
    begin.lastIndex = stop;
  }
  return found;
}
