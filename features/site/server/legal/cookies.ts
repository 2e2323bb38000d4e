import type { LegalText } from "../legal-document.repository.ts";

export const cookies: LegalText = {
  type: "cookies",
  title: "Cookie Policy",
  body: `This installation of Adjutant sets no cookies and loads nothing from other companies.

## What your browser stores
- **Your session**, in local storage, so that you stay signed in. It is removed when you sign out.
- **Your choices**, such as light or dark, in local storage.
- **An id of your visit**, for counting page views. It is not set when your browser sends Do Not Track or Global Privacy Control.

## Payment
When you open a checkout, the payment provider that {{operator}} uses may set its own cookies in its own frame. Its policy applies there.

You can remove everything listed here with the function of your browser that clears site data.
`,
};
