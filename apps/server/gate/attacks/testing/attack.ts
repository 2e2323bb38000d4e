/** A tool call that an attack wants. */
export interface Order {
  tool: string;
  input: Record<string, unknown>;
}

/** One attack of a list, with what it wants of our tools. */
export interface Attack {
  id: string;
  list: "injecagent" | "bipia";
  text: string;
  orders: Order[];
}

/** What a person asked for when they met the attack: the place of the attack's text is `<Attacker Instruction>`. */
export interface UserCase {
  tool: string;
  template: string;
}
