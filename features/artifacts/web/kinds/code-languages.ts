/** Names of languages as they are chosen. Each has an ending of files; some have colours. */
export const codeLanguages: Readonly<Record<string, string>> = {
  ...{ bash: "Bash", c: "C", "c#": "C#", "c++": "C++", css: "CSS", diff: "Diff", go: "Go", html: "HTML" },
  ...{ java: "Java", javascript: "JavaScript", json: "JSON", kotlin: "Kotlin", lua: "Lua", php: "PHP" },
  ...{ powershell: "PowerShell", python: "Python", r: "R", ruby: "Ruby", rust: "Rust", sql: "SQL" },
  ...{ swift: "Swift", toml: "TOML", typescript: "TypeScript", xml: "XML", yaml: "YAML" },
};
