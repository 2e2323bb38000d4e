import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

/** Page navigation. Pages count from 1. */
export function Pagination({ label, page, pageCount, onChange }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-1 text-sm text-ink-2">
      <IconButton
        label="Previous page"
        icon={<ChevronLeft aria-hidden="true" size={16} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-live="polite" className="px-1 tabular-nums">
        Page {page.toLocaleString("en-US")} of {pageCount.toLocaleString("en-US")}
      </span>
      <IconButton
        label="Next page"
        icon={<ChevronRight aria-hidden="true" size={16} />}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}
