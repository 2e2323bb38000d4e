import type { HighlighterCore, LanguageInput, ThemeRegistration } from "shiki/core";

/** A piece of code in one colour. `kind` is undefined for the colour of plain text. */
export interface CodeToken {
  text: string;
  kind: TokenKind | undefined;
}

export type TokenKind = (typeof tokenKinds)[number];

const tokenKinds = ["comment", "keyword", "string", "value", "name"] as const;
const longestCode = 30_000;
/** Longer or slower lines stay uncoloured. Nobody reads them by colour. */
const longestLine = 2_000;
const lineTimeLimitMs = 50;

/** Lines of coloured code. Undefined for an unknown language and for very long code. */
export async function highlightCode(code: string, language: string): Promise<CodeToken[][] | undefined> {
  const name = aliases[language.toLowerCase()];
  if (!name || code.length > longestCode) return undefined;
  highlighter ??= createHighlighter();
  const shiki = await highlighter;
  await shiki.loadLanguage(grammars[name]);
  const lines = shiki.codeToTokensBase(code, {
    lang: name,
    theme: theme.name,
    tokenizeMaxLineLength: longestLine,
    tokenizeTimeLimit: lineTimeLimitMs,
  });
  return lines.map((line) => line.map(({ content, color }) => ({ text: content, kind: kindOf(color) })));
}

let highlighter: Promise<HighlighterCore> | undefined;

async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import("shiki/core"),
    import("shiki/engine/javascript"),
  ]);
  return createHighlighterCore({ themes: [theme], engine: createJavaScriptRegexEngine({ forgiving: true }) });
}

/** A theme whose colours encode kinds. Style sheets colour the code, so no style attributes are needed. */
const theme = {
  name: "kinds",
  fg: "#000000",
  bg: "#ffffff",
  settings: [
    { scope: ["comment", "punctuation.definition.comment"], settings: { foreground: "#000001" } },
    {
      scope: ["keyword", "storage", "entity.name.tag", "markup.heading", "punctuation.definition.keyword"],
      settings: { foreground: "#000002" },
    },
    { scope: ["keyword.operator"], settings: { foreground: "#000000" } },
    { scope: ["string", "markup.inserted", "markup.inline.raw"], settings: { foreground: "#000003" } },
    {
      scope: ["constant", "variable.language", "support.constant", "markup.deleted"],
      settings: { foreground: "#000004" },
    },
    {
      scope: [
        "entity.name.function",
        "support.function",
        "entity.name.type",
        "support.type",
        "support.class",
        "entity.other.attribute-name",
      ],
      settings: { foreground: "#000005" },
    },
  ],
} satisfies ThemeRegistration;

function kindOf(colour: string | undefined): TokenKind | undefined {
  return tokenKinds[Number.parseInt(colour?.slice(1) ?? "0", 16) - 1];
}

const grammars = {
  bash: () => import("shiki/langs/bash.mjs"),
  css: () => import("shiki/langs/css.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
  html: () => import("shiki/langs/html.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  sql: () => import("shiki/langs/sql.mjs"),
  typescript: () => import("shiki/langs/typescript.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
} satisfies Record<string, LanguageInput>;

const aliases: Record<string, keyof typeof grammars> = {
  bash: "bash",
  sh: "bash",
  shell: "bash",
  zsh: "bash",
  css: "css",
  diff: "diff",
  patch: "diff",
  html: "html",
  xml: "html",
  json: "json",
  py: "python",
  python: "python",
  sql: "sql",
  js: "typescript",
  javascript: "typescript",
  jsx: "typescript",
  ts: "typescript",
  tsx: "typescript",
  typescript: "typescript",
  yaml: "yaml",
  yml: "yaml",
};
