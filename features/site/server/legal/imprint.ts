import type { LegalText } from "../legal-document.repository.ts";

export const imprint: LegalText = {
  type: "imprint",
  title: "Imprint",
  body: `This installation of Adjutant is run by

**{{operator}}**

{{operator}} completes this page with what the law of its country asks for: postal address, a way to get in touch quickly, who represents it, register entry and tax number.

The software is Adjutant, published under the Apache License 2.0. Its authors do not run this installation and do not see its data.
`,
};
