import type { PortalAct } from "../../contract/portal.ts";
import { SandboxError } from "../../contract/sandbox-error.ts";
import { readCard } from "../read-card.ts";
import type { SandboxOfPages } from "../sandbox-of-pages.ts";
import type { Refused } from "./portal-place.ts";

export type PortalForm = Record<string, string>;
type View = "card" | "cancel" | "plan" | "overview";

export type FormOutcome =
  | { state: "done"; done: View | "resume" }
  | { state: "challenge" }
  | ({ state: "refused"; view: View } & Refused);

/** Performs a portal form. Throws for an expired link; any other refusal goes back to its form. */
export async function performForm(
  sandbox: SandboxOfPages,
  token: string,
  form: PortalForm,
): Promise<FormOutcome> {
  const read = readForm(form);
  if ("state" in read) return read;
  try {
    await sandbox.portal.act(token, read.act);
    return { state: "done", done: read.done };
  } catch (error) {
    if (!(error instanceof SandboxError) || goneCodes.has(error.code)) throw error;
    if (error.code === "challenge_required") return { state: "challenge" };
    return { state: "refused", view: read.view, message: error.message };
  }
}

const goneCodes = new Set(["not_found", "session_expired"]);

interface ReadForm {
  act: PortalAct;
  view: View;
  done: View | "resume";
}

function readForm(form: PortalForm): ReadForm | FormOutcome {
  switch (form.act) {
    case "card": {
      const read = readCard(form);
      if ("errors" in read) return { state: "refused", view: "card", fields: read.errors };
      const { challengeResult: answer } = form;
      const isAnswered = answer === "passed" || answer === "failed";
      const act: PortalAct = {
        kind: "add_card",
        card: read.card,
        ...(isAnswered ? { challengeResult: answer } : {}),
      };
      return { act, view: "card", done: "card" };
    }
    case "plan":
      if (!form.priceId) return { state: "refused", view: "plan", message: "Choose a plan." };
      return {
        act: {
          kind: "change_plan",
          priceId: form.priceId,
          ...(form.quantity === undefined ? {} : { quantity: Number(form.quantity) }),
        },
        view: "plan",
        done: "plan",
      };
    case "cancel":
      return { act: { kind: "cancel" }, view: "cancel", done: "cancel" };
    case "resume":
      return { act: { kind: "resume" }, view: "overview", done: "resume" };
    default:
      return {
        state: "refused",
        view: "overview",
        message: "This form is not valid. Reload the page and try again.",
      };
  }
}
