import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const cookies: LegalBody = {
  title: "Cookie Policy",
  markdown: `This installation of Adjutant sets only cookies that a sign-in or a checkout needs, and its pages load nothing from other companies. That is why no banner asks you for consent.

## Cookies
| When | What for | How long |
|---|---|---|
| While you sign in through another provider, such as your company | The sign-in ends in the browser that began it | 10 minutes |
| After you signed up or in, until your e-mail address is confirmed | The link in the mail is known to be opened by you | 7 days |
| During a checkout | Only your browser can finish what it began | About a day |

No script can read them, and none of them follows you to other sites.

## What your browser stores besides
| What | Where | Until |
|---|---|---|
| Your session, so that you stay signed in | Local storage | You sign out |
| Your choices, such as light or dark | Local storage | You clear it |
| What you typed and did not send or publish yet | Session storage | The tab is closed or you sign out |
| A random id of your visit, when it was last seen, and the random value of the day, for counting page views | Local storage | You clear it |

None of the cookies is set for reading the public pages: they belong to signing in and to ordering. The id of the visit is not set when your browser sends Do Not Track or Global Privacy Control. How visits are counted stands in the [Privacy Policy](/legal/privacy).

## Payment
When you open a checkout, the payment provider that it names may set cookies of its own inside its frame, to recognise fraud. Its own policy applies there.

## How to remove them
Clear the data of this site in your browser. You are then signed out, and nothing else is lost: what you made lies on the server.

Questions: {{email}}.
`,
};
