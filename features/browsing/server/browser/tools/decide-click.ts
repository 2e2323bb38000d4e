import type { Decision } from "#features/tools/server/index.ts";
import { decideAddress, readsElsewhere } from "../../decide-address.ts";
import { allowedBecause, hasFollowedEnough } from "../../has-followed-enough.ts";
import type { BrowserSessions } from "../sessions.ts";
import { describeFor, orDeny, type PageRule } from "./act-on-page.ts";
import type { RefInput } from "./browser-inputs.ts";

/**
 * A click tells the page's server something, so it has the rules of a link that is read: a page offers it, and few
 * are followed. What may do more needs a person: sending a form, and every click but on a link once something of
 * the person stands on the pages.
 */
export function clickRule(sessions: BrowserSessions): PageRule<RefInput> {
  return (context, { id, input, label }, session) =>
    orDeny(async (): Promise<Decision> => {
      const [element] = await describeFor(sessions, context, [input.ref]);
      if (!element) return ask("The element is not on the page.");
      if (element.kind === "submit") return ask("It sends a form.");
      if (readsElsewhere(context, label))
        return ask("Text of other conversations was read here, and a click tells the page something.");
      if (element.kind === "link" && element.href) {
        const asLink = await decideAddress(context, { id, input: { url: element.href }, label });
        return asLink.outcome === "deny" ? ask(whyNot(asLink.refusal.code)) : asLink;
      }
      if (session?.personal_at)
        return ask("Something that was filled in stands on this page, and a click may send it.");
      if (await hasFollowedEnough(context, id, () => undefined))
        return ask("Many links and buttons of pages were followed already.");
      return { outcome: "allow", reason: allowedBecause.link };
    });
}

function ask(why: string): Decision {
  return { outcome: "allow", needsPerson: why };
}

function whyNot(code: string): string {
  switch (code) {
    case "browsing.address_carries_text":
      return "The link holds text of this conversation, which its server would learn.";
    case "browsing.too_many_links":
      return "Many links and buttons of pages were followed already.";
    case "browsing.link_of_alphabet":
      return "The page offers too many links of nearly the same address.";
    default:
      return "Nobody named the address of this link in a form that can be checked.";
  }
}
