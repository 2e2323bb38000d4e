const endings: Readonly<Record<string, string>> = {
  ...{ python: "py", javascript: "js", typescript: "ts", tsx: "tsx", jsx: "jsx", java: "java", kotlin: "kt" },
  ...{
    "c++": "cpp",
    cpp: "cpp",
    c: "c",
    "c#": "cs",
    csharp: "cs",
    go: "go",
    rust: "rs",
    ruby: "rb",
    php: "php",
  },
  ...{
    sql: "sql",
    bash: "sh",
    shell: "sh",
    sh: "sh",
    powershell: "ps1",
    yaml: "yaml",
    json: "json",
    xml: "xml",
  },
  ...{
    html: "html",
    css: "css",
    swift: "swift",
    r: "r",
    lua: "lua",
    toml: "toml",
    markdown: "md",
    diff: "diff",
  },
};

/** The ending of a file of source code. */
export function endingOf(language: string | null): string {
  return endings[language?.toLowerCase() ?? ""] ?? "txt";
}
