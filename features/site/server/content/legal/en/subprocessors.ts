import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const subprocessors: LegalBody = {
  title: "Subprocessors",
  markdown: `Companies that process personal data in this installation on behalf of its operator. The operator is {{operator}}.

As installed, Adjutant uses no other company: the database, files, the built-in assistant and the counting of visits run on the operator's own machines.

## Language models
Connected providers of language models: {{model_providers}}.

This line is filled in from the settings of the installation, so it names what is connected now. A server that the operator runs itself may be among the names. To these providers goes the text of a request and what belongs to it, so that they answer it; under the operator's contracts they may not train models with it.

## Others
| Company | What for | Which data | Where |
|---|---|---|---|
| *none named so far* | | | |

The operator adds a line for each company that it connects, such as those for hosting, mail, text messages and payment.

## Changes
A new company is named here at least 14 days before it takes effect. Every version of this page stays readable below, with what it changed. Customers with a [Data Processing Agreement](/legal/dpa) may object in that time: {{email}}.
`,
};
