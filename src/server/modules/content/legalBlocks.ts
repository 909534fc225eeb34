import { type MarkdownToJSX, RuleType, parser } from 'markdown-to-jsx';

/** A piece of a text that is set below the one before it. */
export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; indent: number; marker?: string };

type Node = MarkdownToJSX.ASTNode;

/** The words of inline Markdown; a link to another site is followed by its address. */
function wordsOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case RuleType.text:
        case RuleType.codeInline:
          return node.text;
        case RuleType.breakLine:
          return '\n';
        case RuleType.image:
          return node.alt ?? '';
        case RuleType.link: {
          const words = wordsOf(node.children);
          const isElsewhere = /^https?:/.test(node.target ?? '') && node.target !== words;
          return isElsewhere ? `${words} (${node.target})` : words;
        }
        default:
          return 'children' in node && Array.isArray(node.children) ? wordsOf(node.children as Node[]) : '';
      }
    })
    .join('');
}

const isList = (node: Node) => node.type === RuleType.orderedList || node.type === RuleType.unorderedList;
const isInline = (node: Node) => !isList(node) && node.type !== RuleType.paragraph;

function blocksOf(nodes: readonly Node[], indent: number): LegalBlock[] {
  return nodes.flatMap((node): LegalBlock[] => {
    switch (node.type) {
      case RuleType.heading:
        return [{ kind: 'heading', text: wordsOf(node.children) }];
      case RuleType.orderedList:
      case RuleType.unorderedList: {
        const start = node.type === RuleType.orderedList ? (node.start ?? 1) : undefined;
        return node.items.flatMap((item, at) => {
          const marker = start === undefined ? '•' : `${start + at}.`;
          const inner = item.filter((child) => !isInline(child));
          const own = wordsOf(item.filter(isInline)).trim();
          const rest = blocksOf(inner, indent + 1);
          if (own) return [{ kind: 'text', text: own, indent: indent + 1, marker }, ...rest];
          const [first, ...others] = rest;
          return first?.kind === 'text' ? [{ ...first, marker }, ...others] : rest;
        });
      }
      case RuleType.blockQuote:
        return blocksOf(node.children, indent + 1);
      case RuleType.table:
        return [node.header, ...node.cells].map((row) => ({
          kind: 'text',
          text: row.map(wordsOf).join(' | '),
          indent,
        }));
      case RuleType.codeBlock:
        return [{ kind: 'text', text: node.text, indent }];
      default: {
        const text = wordsOf([node]).trim();
        return text ? [{ kind: 'text', text, indent }] : [];
      }
    }
  });
}

/** The blocks of a Markdown text in order. HTML in it is text. */
export function legalBlocks(content: string): LegalBlock[] {
  return blocksOf(parser(content, { disableParsingRawHTML: true, disableFrontmatter: true, forceBlock: true }), 0);
}
