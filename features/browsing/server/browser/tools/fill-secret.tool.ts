import { defineTool, type Tool, type ToolContext, ToolError } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { fillSecret } from "../secrets/keep-secret.ts";
import { findSecretByName, type SecretRow } from "../secrets/secret.repository.ts";
import type { BrowserSessions } from "../sessions.ts";
import { actOnPage, describeFor, orDeny, whenHandedBack } from "./act-on-page.ts";
import { FillSecretInput } from "./browser-inputs.ts";
import { browserNames } from "./browser-names.ts";
import { hostOf } from "./present-state.ts";

/** Fills in a password that the person stored. The model learns its name only. */
export function fillSecretTool(sessions: BrowserSessions): Tool<FillSecretInput> {
  return defineTool({
    name: browserNames.fillSecret,
    title: "Fill in a stored password",
    about: "Fills in a password that you stored for a website. No model sees it.",
    description:
      "Fills in a password that the person stored under a name, in a password field of the website that it is for. You never see it. If the person named no secret, ask them to take over the browser.",
    input: FillSecretInput,
    facts: {
      ...{ reads: "outside", writes: false, egress: true, irreversible: true, external: true, own: false },
      ...{ control: ["ref", "secret"], content: [], undo: null },
    },
    effect: "send",
    idempotent: true,
    outputTrust: "untrusted",
    timeoutMs: 60_000,
    describe: ({ secret }) => `Filling in the password “${secret}”`,
    ownRule: "It asks before it fills in a password, unless its person allowed that for the website.",
    decide: whenHandedBack((context, { input }) =>
      orDeny(async () => {
        const secret = await find(context, input.secret);
        const [field] = await describeFor(sessions, context, [input.ref]);
        if (URL.parse(field?.pageUrl ?? "")?.origin !== secret.origin) throw otherOrigin(secret);
        return secret.automatic_at
          ? { outcome: "allow", reason: "The person allowed this password to be filled in on its website." }
          : { outcome: "allow", needsPerson: "It fills in a password that you stored." };
      }),
    ),
    show: async (context, input) => {
      const secret = await find(context, input.secret);
      const [field] = await describeFor(sessions, context, [input.ref]);
      return {
        act: `Fill in your password “${secret.name}” on ${hostOf(secret.origin)}`,
        undo: "This cannot be taken back.",
        isFinal: true,
        warnings: [],
        fields: [
          { label: "Website", argument: null, kind: "url", value: secret.origin, isEditable: false },
          { label: "Page", argument: null, kind: "url", value: field?.pageUrl ?? "", isEditable: false },
          {
            label: "Field",
            argument: null,
            kind: "line",
            value: field?.name || "(without a name)",
            isEditable: false,
          },
        ],
      };
    },
    run: async (context, { ref, secret: name }) => {
      const row = await find(context, name);
      const secret = await fillSecret(context.ctx, { id: row.id });
      return actOnPage(sessions, context, {
        order: { act: "fill_secret", ref, origin: row.origin, secret },
        summary: () => `Filled in the password “${row.name}” on ${hostOf(row.origin)}`,
        isPersonal: true,
      });
    },
  });
}

async function find({ ctx }: ToolContext, name: string): Promise<SecretRow> {
  const row = await query(ctx, ({ db }) => findSecretByName(db, name));
  if (row) return row;
  throw new ToolError(
    "browsing.secret_unknown",
    "The person has no stored password of this name. Ask them to take over the browser, or to store it in their settings.",
  );
}

function otherOrigin({ origin }: SecretRow): ToolError {
  return new ToolError(
    "browsing.other_origin",
    `Not filled in: this password is only for ${origin}, and the open page is another one.`,
  );
}
