import {
  changeInstallationInstructions,
  changeWorkspaceInstructions,
} from "#features/ai-settings/server/instructions/change-instructions.ts";
import {
  restoreInstallationInstructions,
  restoreWorkspaceInstructions,
} from "#features/ai-settings/server/instructions/restore-instructions.ts";
import { addOwnTerm } from "#features/ai-settings/server/redaction/own-terms/add-own-term.ts";
import { deleteOwnTerm } from "#features/ai-settings/server/redaction/own-terms/delete-own-term.ts";
import { switchRedactionRule } from "#features/ai-settings/server/redaction/switch-rule.ts";
import {
  setInstallationToolMode,
  setWorkspaceToolMode,
} from "#features/ai-settings/server/tools/set-tool-mode.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

/** Two versions, of which the second is in force. */
async function twice(ctx: Parameters<typeof changeWorkspaceInstructions>[0]) {
  await changeWorkspaceInstructions(ctx, { text: "Answer in one sentence.", basedOn: 0 });
  await changeWorkspaceInstructions(ctx, { text: "Answer in two sentences.", basedOn: 1 });
}

const term = { kind: "words", text: "Project Aurora", placeholder: "PROJECT" } as const;

async function withTerm({ newAdmin }: CommandWorld) {
  const { ctx } = await newAdmin();
  return { ctx, id: (await addOwnTerm(ctx, term)).id };
}

/** Commands on what every assistant is told, may use, and does not see. */
export const aiSettingsFixtures: Record<string, CommandFixture> = {
  "installation_instructions.change": {
    act: "instructions.changed",
    perform: async ({ newAdmin }) =>
      changeInstallationInstructions((await newAdmin()).ctx, { text: "Be brief.", basedOn: 0 }),
  },
  "installation_instructions.restore": {
    act: "instructions.restored",
    async perform({ newAdmin }) {
      const { ctx } = await newAdmin();
      await changeInstallationInstructions(ctx, { text: "Be kind.", basedOn: 1 });
      await restoreInstallationInstructions(ctx, { number: 1, basedOn: 2 });
    },
  },
  "workspace_instructions.change": {
    act: "instructions.changed",
    perform: async ({ newPerson }) => twice((await newPerson()).ctx),
  },
  "workspace_instructions.restore": {
    act: "instructions.restored",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      await twice(ctx);
      await restoreWorkspaceInstructions(ctx, { number: 1, basedOn: 2 });
    },
  },
  "installation_tool.set_mode": {
    act: "tool.mode_set",
    async perform({ newAdmin }) {
      const { ctx } = await newAdmin();
      for (const mode of ["off", "default"] as const)
        await setInstallationToolMode(ctx, { name: "read_web_page", mode, needsOther: false });
    },
  },
  "workspace_tool.set_mode": {
    act: "tool.mode_set",
    perform: async ({ newPerson }) =>
      setWorkspaceToolMode((await newPerson()).ctx, {
        ...{ name: "read_web_page", mode: "ask", needsOther: true },
      }),
  },
  "redaction_rule.switch": {
    act: "redaction.switched_on",
    async perform({ newAdmin, newProvider }) {
      const { ctx } = await newAdmin();
      const { id } = await newProvider();
      await switchRedactionRule(ctx, { providerId: id, rule: "email", isOn: true });
    },
  },
  "redaction_term.add": { act: "redaction.term_added", perform: withTerm },
  "redaction_term.delete": {
    act: "redaction.term_deleted",
    async perform(world) {
      const { ctx, id } = await withTerm(world);
      await deleteOwnTerm(ctx, { id });
    },
  },
};
