import type { LegalText } from "../legal-document.repository.ts";

export const subprocessors: LegalText = {
  type: "subprocessors",
  title: "Subprocessors",
  body: `As installed, Adjutant uses no other company: database, files and the built-in assistant run on the machines of {{operator}}.

{{operator}} lists here every company that processes personal data on its behalf once it has connected one, such as

| Company | What for | Which data | Where |
|---|---|---|---|
| *none so far* | | | |

Typical entries are providers of language models, of mail delivery, of payment and of hosting.
`,
};
