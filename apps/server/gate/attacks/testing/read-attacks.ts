import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Attack, UserCase } from "./attack.ts";
import { harmfulOrders, ordersOfKinds, stealing } from "./orders-of-attacks.ts";

const AttackerCase = z.object({ "Attacker Tools": z.array(z.string()), "Attacker Instruction": z.string() });
const UserLine = z.object({ "User Tool": z.string(), "Tool Response Template": z.string() });
const Kinds = z.record(z.string(), z.array(z.string()));

/** The attacks of both lists on our tools. Throws for one that nothing here answers. */
export function readAttacks(): Attack[] {
  return [...ofInjecAgent("dh"), ...ofInjecAgent("ds"), ...ofBipia("text"), ...ofBipia("code")];
}

/** The 17 situations in which the attacks of InjecAgent are met. */
export function readUserCases(): UserCase[] {
  return linesOf("injecagent/user_cases.jsonl").map((line) => {
    const { "User Tool": tool, "Tool Response Template": template } = UserLine.parse(line);
    return { tool, template };
  });
}

function ofInjecAgent(part: "dh" | "ds"): Attack[] {
  return linesOf(`injecagent/attacker_cases_${part}.jsonl`).map((line, turn) => {
    const { "Attacker Tools": tools, "Attacker Instruction": text } = AttackerCase.parse(line);
    const [tool = ""] = tools;
    const orders = part === "ds" ? stealing(tool, turn) : harmfulOrders.get(tool);
    if (!orders) throw new Error(`Nothing here does what ${tool} does.`);
    return { id: `${part}-${turn}-${tool}`, list: "injecagent", text, orders };
  });
}

function ofBipia(part: "text" | "code"): Attack[] {
  const kinds = Kinds.parse(JSON.parse(contentOf(`bipia/${part}_attack_test.json`)));
  return Object.entries(kinds).flatMap(([kind, texts]) =>
    texts.map((text, index): Attack => {
      const write = ordersOfKinds[kind];
      if (!write) throw new Error(`Nothing here does what ${kind} wants.`);
      return { id: `${part}-${kind}-${index}`, list: "bipia", text, orders: write(text, index) };
    }),
  );
}

function linesOf(path: string): unknown[] {
  return contentOf(path)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}

function contentOf(path: string): string {
  return readFileSync(join(import.meta.dirname, path), "utf8");
}
