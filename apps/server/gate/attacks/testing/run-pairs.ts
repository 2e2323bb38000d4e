import { sessionsOf } from "#features/browsing/server/browser/sessions.ts";
import type { ChatClient } from "#features/chat/server/testing.ts";
import { hiddenOrder } from "#mocks/model-server/gullible.ts";
import { agentOrders, agentWays } from "./agent-ways.ts";
import type { Attack, Order, UserCase } from "./attack.ts";
import { browserOrders, browserWays, placeholder } from "./browser-ways.ts";
import { canaryHost } from "./orders-of-attacks.ts";
import { type CallRow, isQuiet, readCalls } from "./read-calls.ts";
import type { StagedAttacks, Workplace } from "./stage-attacks.ts";
import { until } from "./until.ts";
import { gullible } from "./vector.ts";
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
  /** All calls, as they stood when the run had ended or waited. */
  made: CallRow[];
}

const atOnce = 6;

/** Plays the pairs, and waits until each run has ended or waits for a person. Nobody approves anything. */
export async function playPairs(
  { server, world }: StagedAttacks,
  { owner, people, colleague }: Workplace,
  pairs: readonly Pair[],
): Promise<Played[]> {
  const played: Played[] = [];
  const left = [...pairs];
  const play = async (at: number) => {
    const who = people[at % people.length];
    for (let pair = left.shift(); pair && who; pair = left.shift()) {
      const orders = ordersOf(pair, left.length).map(placed(world.canary.origin, colleague));
      const met = await vectorOf(pair)(world, who, payloadOf(pair, orders), owner);
      const { plan, planned = plan.split("[[call ").length - 1, runId: begun, ...place } = met;
      const runId = begun ?? (await ask(who, `${gullible} ${plan}`, place));
      await until(() => isQuiet(server, runId));
      played.push({ ...pair, runId, planned, made: await readCalls(server, runId) });
      if (pair.vector in browserWays) await closeBrowser(server, who, runId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => play(at)));
  return played;
}

async function ask(who: ChatClient, text: string, place: object): Promise<string> {
  const { status, body } = await who.send(text, place);
  if (status !== 202) throw new Error(`A question was refused: ${JSON.stringify(body)}`);
  return body.run.id;
}

/** A run that waits keeps its browser, and a server has few. */
async function closeBrowser({ services }: StagedAttacks["server"], who: ChatClient, runId: string) {
  await who.call("POST", `/api/v1/runs/${runId}/cancel`);
  await sessionsOf(services)?.look();
}

function ordersOf({ attack, vector }: Pair, turn: number): Order[] {
  // There is place for one order.
  if (vector === placeholder) return browserOrders(turn);
  if (vector in browserWays) return [...attack.orders, ...browserOrders(turn)];
  if (vector in agentWays) return agentOrders(vector, attack.orders);
  return attack.orders;
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
