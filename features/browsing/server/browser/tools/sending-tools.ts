import { defineTool, type Tool } from "#features/tools/server/index.ts";
import { refsOf } from "../host/refs-of.ts";
import type { BrowserSessions } from "../sessions.ts";
import { actOnPage, describeFor, orDeny, whenHandedBack, wordsOfPage } from "./act-on-page.ts";
import { SelectInput, TypeInput } from "./browser-inputs.ts";
import { browserNames } from "./browser-names.ts";
import { hostOf } from "./present-state.ts";
import { showTyping } from "./show-act.ts";

/** What is typed is the page's at once: its scripts may send each letter. */
const sending = {
  reads: "outside",
  writes: true,
  egress: true,
  irreversible: true,
  external: true,
  own: false,
  undo: null,
} as const;

const usual = { effect: "send", idempotent: false, outputTrust: "untrusted", timeoutMs: 90_000 } as const;

export function typeTool(sessions: BrowserSessions): Tool<TypeInput> {
  return defineTool({
    name: browserNames.type,
    title: "Fill in fields of the page",
    about: "Fills in a form on the open page, and sends it. You approve what is typed.",
    description:
      "Fills in fields of the page in the browser, all of a form at once, and sends it if submit names its button. The person approves what is typed. " +
      "Passwords, codes and data of payment are never typed: ask the person to take over the browser for them.",
    input: TypeInput,
    facts: { ...sending, control: ["submit"], content: ["fields"] },
    ...usual,
    describe: ({ fields }) =>
      fields.length === 1 ? "Typing into the page" : `Filling in ${fields.length} fields`,
    decide: whenHandedBack((context, { input }) =>
      orDeny(async () => {
        const elements = await describeFor(sessions, context, refsOf(input));
        const secret = elements.find((element) => element.secret !== "none");
        return secret ? { outcome: "deny", refusal: secretField(secret.name) } : { outcome: "allow" };
      }),
    ),
    show: async (context, input) => {
      const elements = await describeFor(sessions, context, refsOf(input));
      const submit = input.submit ? elements.pop() : undefined;
      return showTyping(
        elements,
        input.fields.map(({ text }) => text),
        submit,
      );
    },
    run: (context, { fields, submit }) =>
      actOnPage(sessions, context, {
        order: { act: "type", fields, submit, asShown: context.callId },
        summary: (state) => `${submit ? "Filled in and sent a form" : "Typed"} on ${hostOf(state.url)}`,
        isPersonal: true,
      }),
  });
}

export function selectTool(sessions: BrowserSessions): Tool<SelectInput> {
  return defineTool({
    name: browserNames.select,
    title: "Choose on the page",
    about: "Chooses from a list or checks a box on the open page.",
    description:
      "Chooses an option of a list, or checks or unchecks a box, on the page in the browser. Several fields at once: browser_type.",
    input: SelectInput,
    facts: { ...sending, control: ["ref"], content: ["choice"] },
    ...usual,
    describe: ({ choice }) => `Choosing “${choice.slice(0, 60)}”`,
    decide: whenHandedBack((context, { input }) =>
      orDeny(async () => {
        await describeFor(sessions, context, [input.ref]);
        return { outcome: "allow" };
      }),
    ),
    show: async (context, { ref, choice }) =>
      showTyping(await describeFor(sessions, context, [ref]), [choice], undefined),
    run: (context, { ref, choice }) =>
      actOnPage(sessions, context, {
        order: { act: "type", fields: [{ ref, text: choice }], asShown: context.callId },
        summary: (state) => `Chose “${choice.slice(0, 60)}” on ${hostOf(state.url)}`,
        isPersonal: true,
      }),
  });
}

function secretField(name: string) {
  return {
    code: "browsing.secret_field",
    message: `Not typed: “${name}” is a field for a password, a code or data of payment. Ask the person to take over the browser for it, or use browser_fill_secret for a password that they stored.`,
    summary:
      "Not typed: only you fill in passwords, codes and data of payment. Take over the browser for it.",
    label: wordsOfPage,
  } as const;
}
