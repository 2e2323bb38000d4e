import { Link } from "react-router";

/** The foot of the public page. */
export function HomeFooter() {
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line-1 py-6 text-sm text-ink-2">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="hover:text-ink-1 hover:underline hover:underline-offset-4">
          {label}
        </Link>
      ))}
    </footer>
  );
}

const links = [
  { to: "/terms", label: "Terms of Service" },
  { to: "/privacy", label: "Privacy Policy" },
  { to: "/diagram", label: "How it works" },
  { to: "/demo", label: "Demo" },
];
