import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

/** A legal text. Links and tables are allowed, images are not. */
export function LegalText({ body }: { body: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={components} disallowedElements={["img"]}>
      {body}
    </Markdown>
  );
}

const plugins = [remarkGfm];

const components: Components = {
  h2: ({ children }) => <h2 className="mt-8 mb-2 text-lg font-semibold">{children}</h2>,
  h3: ({ children }) => <h3 className="mt-6 mb-1 text-md font-semibold">{children}</h3>,
  p: ({ children }) => <p className="mb-3 max-w-prose text-md text-ink-2">{children}</p>,
  ul: ({ children }) => <ul className="mb-3 max-w-prose list-disc pl-5 text-md text-ink-2">{children}</ul>,
  ol: ({ children }) => <ol className="mb-3 max-w-prose list-decimal pl-5 text-md text-ink-2">{children}</ol>,
  // Unsafe URLs have been removed by now. Their text stays.
  a: ({ children, href }) =>
    href ? (
      <a href={href} className="text-ink-1 underline decoration-line-3 underline-offset-4 hover:text-accent">
        {children}
      </a>
    ) : (
      children
    ),
  table: ({ children }) => (
    <div className="mb-4 overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th className="border-b border-line-2 py-2 pr-4 font-medium text-ink-3">{children}</th>
  ),
  td: ({ children }) => <td className="border-b border-line-1 py-2 pr-4 align-top">{children}</td>,
};
