import type { LegalText } from "../legal-document.repository.ts";

export const cookies: LegalText = {
  type: "cookies",
  title: "Cookie Policy",
  body: `This installation of Adjutant sets only cookies that a sign-in or a checkout needs, and loads nothing from other companies.

## Cookies
- **While you sign in elsewhere**, such as at your company: for ten minutes, so that the sign-in ends in the browser that began it.
- **Until your e-mail address is proved**: for seven days after you signed up or in, so that the link of the mail is known to be opened by you.
- **During a checkout**: for about a day, so that only your browser can finish what it began.

No page can read them, and none of them follows you anywhere.

## What your browser stores
- **Your session**, in local storage, so that you stay signed in. It is removed when you sign out.
- **Your choices**, such as light or dark, in local storage.
- **An id of your visit**, for counting page views. It is not set when your browser sends Do Not Track or Global Privacy Control.

## Payment
When you open a checkout, the payment provider that {{operator}} uses may set its own cookies in its own frame. Its policy applies there.

You can remove everything listed here with the function of your browser that clears site data.
`,
};
