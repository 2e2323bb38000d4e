import type { Ctx } from "#platform/server/context.ts";
import { readPossibleAudiences } from "../audience/read-possible-audiences.ts";
import { setModelAudience } from "../audience/set-model-audience.ts";
import { WrongOptionError } from "./parse-options.ts";

/** Sets who may use a model: everyone, or these plans and teams by their keys and names. */
export async function setAudience(
  ctx: Ctx,
  choice: { ref: string; plans: string[]; teams: string[]; isForEveryone: boolean },
  print: (line: string) => void,
): Promise<void> {
  const { ref, plans, teams, isForEveryone } = choice;
  if (isForEveryone === plans.length + teams.length > 0) {
    throw new WrongOptionError("Say --everyone, or --plan and --team, each as often as needed.");
  }
  const possible = await readPossibleAudiences(ctx);
  const chosen = teams.map((wanted) => {
    const found = possible.teams.filter(({ teamId, name }) => teamId === wanted || name === wanted);
    const [team] = found;
    if (!team || found.length > 1) {
      throw new WrongOptionError(
        team ? `More than one team is called “${wanted}”: use its id.` : `There is no team “${wanted}”.`,
      );
    }
    return { workspaceId: team.workspaceId, teamId: team.teamId };
  });
  const model = await setModelAudience(ctx, {
    ref,
    audience: isForEveryone ? null : { plans, teams: chosen },
  });
  const who = isForEveryone ? "Everyone" : [...plans, ...teams].join(", ");
  print(`${model.provider.name}/${model.model_id} is for: ${who}`);
}
