import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { voices } from "../contract/voices.ts";
import { voiceAccess } from "./mapping/voice.access.ts";
import { insertVoice } from "./voice.repository.ts";

/** Adds missing voices. Changes no existing one. */
export const seedVoices = command(
  "voice.seed",
  voiceAccess.seed,
  async (ctx, _input: object): Promise<void> => {
    for (const [index, voice] of voices.entries()) {
      if (!(await insertVoice(ctx.db, voice, index + 1))) continue;
      await ctx.audit({
        act: "voice.created",
        workspaceId: installationWorkspaceId,
        target: [{ type: "voice", id: voice.id }],
      });
    }
  },
);
