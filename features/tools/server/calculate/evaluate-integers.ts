import { normaliseExpression } from "./normalise-expression.ts";

/**
 * The exact value of an expression of integers with + - * and parentheses, of any size. Undefined for all
 * others.
 */
export function evaluateIntegers(text: string): bigint | undefined {
  const expression = normaliseExpression(text);
  if (!/^[\d\s+\-*()]+$/.test(expression) || /\d\s+\d/.test(expression)) return undefined;
  const tokens = expression.match(/\d+|[-+*()]/g) ?? [];
  let at = 0;
  const take = (wanted: string) => {
    if (tokens[at] !== wanted) return false;
    at += 1;
    return true;
  };

  function sum(): bigint | undefined {
    let value = product();
    while (value !== undefined) {
      const isMinus = tokens[at] === "-";
      if (!take("+") && !take("-")) return value;
      const next = product();
      if (next === undefined) return undefined;
      value = isMinus ? value - next : value + next;
    }
    return value;
  }

  function product(): bigint | undefined {
    let value = factor();
    while (value !== undefined && take("*")) {
      const next = factor();
      value = next === undefined ? undefined : value * next;
    }
    return value;
  }

  function factor(): bigint | undefined {
    if (take("+")) return factor();
    if (take("-")) {
      const value = factor();
      return value === undefined ? undefined : -value;
    }
    if (take("(")) {
      const value = sum();
      return take(")") ? value : undefined;
    }
    const token = tokens[at] ?? "";
    if (!/^\d/.test(token)) return undefined;
    at += 1;
    return BigInt(token);
  }

  const value = sum();
  return at === tokens.length ? value : undefined;
}
