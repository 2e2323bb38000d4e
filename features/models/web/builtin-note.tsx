import { useChosenModel } from "./chosen-model.ts";

/** Explains the built-in assistant while it is chosen. Empty for a real model. */
export function BuiltinNote() {
  const { chosen } = useChosenModel();
  if (!chosen?.isBuiltin) return null;
  return (
    <p className="text-xs text-balance text-ink-3">
      The built-in assistant is not a language model. It follows fixed rules and uses your own data and its
      tools.
    </p>
  );
}
