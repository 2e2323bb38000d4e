import { type EventFields, installation } from "./check-entry.ts";
import { type Finding, finding } from "./finding.ts";
import { say } from "./said.ts";

/** The product writes an event each hour. */
const longestSilenceMs = 90 * 60_000;
const mostSilences = 5;

/** What the events of an export say about each other: what was executed had been started, and no hour was silent. */
export class Conduct {
  readonly #isOfInstallation: boolean;
  readonly #started = new Set<string>();
  readonly #silences: { from: number; to: number }[] = [];
  #executed = 0;
  #unstarted = 0;
  #firstUnstarted = "";
  #newest = 0;

  constructor(workspace: string) {
    this.#isOfInstallation = workspace === installation;
  }

  /** Takes the next event. */
  read({ id, act, ts, tgt }: EventFields): void {
    if (act === "tool_call.started") for (const call of callsOf(tgt)) this.#started.add(call);
    if (act === "tool_call.executed") {
      this.#executed += 1;
      if (!callsOf(tgt).every((call) => this.#started.has(call))) {
        if (this.#unstarted === 0) this.#firstUnstarted = String(id);
        this.#unstarted += 1;
      }
    }
    const time = Number(ts);
    if (this.#newest && time - this.#newest > longestSilenceMs)
      this.#silences.push({ from: this.#newest, to: time });
    this.#newest = Math.max(this.#newest, time);
  }

  findings(): Finding[] {
    return [...this.#aboutTools(), ...(this.#isOfInstallation ? this.#aboutSilence() : [])];
  }

  #aboutTools(): Finding[] {
    if (this.#unstarted > 0) {
      const first = this.#firstUnstarted;
      return [
        finding(
          "note",
          say`Executed uses of tools that no earlier event says were started: ${this.#unstarted} of ${this.#executed}. The first is event ${first}.`,
        ),
      ];
    }
    if (this.#executed === 0) return [];
    return [
      finding("passed", say`Each executed use of a tool was started in an earlier event: ${this.#executed}.`),
    ];
  }

  #aboutSilence(): Finding[] {
    if (this.#newest > 0 && this.#silences.length === 0)
      return [finding("passed", say`There was an event in every hour.`)];
    const more = this.#silences.length - mostSilences;
    return [
      ...this.#silences
        .slice(0, mostSilences)
        .map(({ from, to }) =>
          finding(
            "note",
            say`No event from ${textOf(from)} to ${textOf(to)}: the product did not run, or could not reach its database.`,
          ),
        ),
      ...(more > 0 ? [finding("note", say`${more} more times without an event for an hour or longer.`)] : []),
    ];
  }
}

function callsOf(targets: unknown): string[] {
  if (!Array.isArray(targets)) return [];
  return targets.flatMap((target) => (target?.t === "tool_call" ? [String(target.id)] : []));
}

function textOf(time: number): string {
  return new Date(time).toISOString();
}
