/** An answer with everything a renderer must handle, some of it hostile. */
export const markdownSample = `# A heading

Some **bold** and *slanted* text with \`code\` and a [link](https://example.com/a?b=c).

| Country | Days |
| --- | ---: |
| Austria | 3 |
| Germany | 4 |

\`\`\`ts
const answer: number = 6 * 7;
\`\`\`

1. first
2. second
   - nested

> A quotation.

![tracker](https://tracker.test/pixel.png?secret=1)
<img src="https://tracker.test/raw.png" onerror="alert(1)">
<script>alert(1)</script>
[click](javascript:alert(1))
`;
