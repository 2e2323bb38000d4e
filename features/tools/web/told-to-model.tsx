/** What models read about a tool, folded: it is written for them, and by its connection if it comes from one. */
export function ToldToModel({ description }: { description: string }) {
  return (
    <details className="mt-1 text-xs">
      <summary className="w-fit cursor-pointer py-0.5 text-ink-3 hover:text-ink-1 pointer-coarse:py-3">
        What the model is told
      </summary>
      <p className="mt-1 max-h-60 max-w-prose overflow-y-auto border-l-2 border-line-2 pl-3 whitespace-pre-wrap text-ink-2 wrap-anywhere">
        {description}
      </p>
    </details>
  );
}
