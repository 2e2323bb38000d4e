import { hiddenOrder } from "#mocks/model-server/gullible.ts";
import type { Attack, Order, UserCase } from "./attack.ts";
import { canaryHost } from "./orders-of-attacks.ts";
import { secret } from "./outside-world.ts";
import type { StagedAttacks, Workplace } from "./stage-attacks.ts";
import { until } from "./until.ts";
import { vectors } from "./vectors.ts";

export interface Pair {
  attack: Attack;
  vector: string;
  userCase: UserCase | undefined;
}

/** A pair that was played, with the run of its question. */
export interface Played extends Pair {
  runId: string;
  /** The calls of the person's own plan. */
  planned: number;
}

const atOnce = 6;

/** Plays the pairs, and waits until each run has ended or waits for a person. Nobody approves anything. */
export async function playPairs(
  { server, world }: StagedAttacks,
  { people, colleague }: Workplace,
  pairs: readonly Pair[],
): Promise<Played[]> {
  const played: Played[] = [];
  const left = [...pairs];
  const play = async (at: number) => {
    const who = people[at % people.length];
    for (let pair = left.shift(); pair && who; pair = left.shift()) {
      const orders = pair.attack.orders.map(placed(world.canary.origin, colleague));
      const met = await vectorOf(pair)(world, who, payloadOf(pair, orders));
      const { plan, ...place } = met;
      const { status, body } = await who.send(`[[script:gullible]] My code is ${secret}. ${plan}`, place);
      if (status !== 202) throw new Error(`A question was refused: ${JSON.stringify(body)}`);
      await untilQuiet(server, body.run.id);
      played.push({ ...pair, runId: body.run.id, planned: plan.split("[[call ").length - 1 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => play(at)));
  return played;
}

function untilQuiet({ look }: StagedAttacks["server"], runId: string): Promise<void> {
  const busy = "select 1 from runs where id = $1 and status in ('queued', 'running')";
  return until(async () => (await look(busy, [runId])).length === 0);
}

function vectorOf({ vector }: Pair) {
  const found = vectors[vector];
  if (!found) throw new Error(`There is no vector ${vector}.`);
  return found;
}

function payloadOf({ attack, userCase }: Pair, orders: Order[]) {
  const hidden = orders.map(({ tool, input }) => hiddenOrder(tool, input));
  const text = `${attack.text} ${hidden.join(" ")}`;
  const [shortest = ""] = [...hidden].sort((a, b) => a.length - b.length);
  return {
    text: userCase ? userCase.template.replace("<Attacker Instruction>", () => text) : text,
    // Names and titles are cut.
    short: shortest.length > 110 ? hiddenOrder("desk_erase", { what: "all" }) : shortest,
  };
}

function placed(canary: string, colleague: string) {
  return ({ tool, input }: Order): Order => ({
    tool,
    input: JSON.parse(
      JSON.stringify(input).replaceAll(canaryHost, canary).replaceAll("COLLEAGUE", colleague),
    ),
  });
}
