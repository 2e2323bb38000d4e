import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const imprint: LegalBody = {
  title: "Imprint",
  markdown: `This installation of Adjutant is run by

**{{operator}}**

{{address}}

| | |
|---|---|
| Country | {{country}} |
| Represented by | {{represented_by}} |
| E-mail | {{contact}} |
| Telephone | {{phone}} |
| Register and tax number | {{register}} |

## Responsible for the content
{{operator}}, at the address above.

## Settlement of disputes
We are neither obliged nor willing to take part in proceedings before a consumer arbitration board, unless the law obliges us.

## Links and content
Links to other sites lead to content that others answer for. If something here breaks the law or your rights, tell us; we look into it at once.

## The software
Adjutant is published under the Apache License 2.0. Its authors do not run this installation and do not see its data.
`,
};
