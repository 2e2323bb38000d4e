import { useEffect, useState } from "react";
import { forgetTyped, keepTyped, readTyped } from "./kept-typing.ts";

/** What a person types into a form, kept until it is sent: a reload gives it back. */
export function useTyped(form: string) {
  const [typed, setTyped] = useState(() => readTyped(form));
  return {
    typed,
    type(change: Record<string, string>) {
      const next = { ...typed, ...change };
      keepTyped(form, next);
      setTyped(next);
    },
    forget: () => forgetTyped(form),
  };
}

/** Forgets what was typed into a form that is there no more, e.g. because somebody else has decided meanwhile. */
export function useForgetTyped(form: string, isOver: boolean): void {
  useEffect(() => {
    if (isOver) forgetTyped(form);
  }, [form, isOver]);
}
