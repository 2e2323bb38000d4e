import { parseProof } from "../notes/proof.ts";
import type { Sha256 } from "../tree/hashes.ts";
import { type Finding, WrongError } from "./finding.ts";
import { checkOpenings, eventIdOf, type Opening, parseOpenings } from "./openings.ts";
import { say } from "./said.ts";

/** Compares disclosed fields with proven events that come one by one. */
export class ProofOpenings {
  readonly #sha256: Sha256;
  readonly #findings: Finding[] = [];
  #byEvent = new Map<string, Opening[]>();

  constructor({ sha256, openings = "" }: { sha256: Sha256; openings?: string }) {
    this.#sha256 = sha256;
    this.#note(() => {
      this.#byEvent = parseOpenings(openings);
      return [];
    });
  }

  /** Takes the fields of the event in a proof. */
  compare(proof: string): void {
    if (this.#byEvent.size === 0) return;
    const { entry } = parseProof(proof) ?? {};
    const id = entry && eventIdOf(entry);
    const own = id && this.#byEvent.get(id);
    if (!entry || !own) return;
    this.#byEvent.delete(id);
    this.#note(() => checkOpenings(this.#sha256, entry, own));
  }

  /** What was found, up to the first that differs. */
  end(): Finding[] {
    const [foreign] = this.#byEvent.keys();
    if (foreign && !this.#isWrong) {
      const words = say`The disclosed fields of event ${foreign} belong to none of these events.`;
      this.#findings.push(new WrongError(words, "incomplete").finding);
    }
    return this.#findings;
  }

  get #isWrong(): boolean {
    return this.#findings.some(({ outcome }) => outcome !== "passed");
  }

  #note(look: () => Finding[]): void {
    if (this.#isWrong) return;
    try {
      this.#findings.push(...look());
    } catch (error) {
      if (!(error instanceof WrongError)) throw error;
      this.#findings.push(error.finding);
    }
  }
}
