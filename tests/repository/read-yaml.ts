import { parsers } from 'prettier/plugins/yaml';

/** A part of a document as Prettier's parser gives it. */
interface Part {
  type: string;
  value?: string;
  children?: (Part | null)[];
}

/** What a YAML file says, in as much of YAML as configuration files use; scalars that are not quoted stay text too. */
export async function readYaml(text: string): Promise<unknown> {
  const root = (await parsers.yaml.parse(text, {} as never)) as Part;
  const [document] = partsOf(root);
  const body = partsOf(document).find(({ type }) => type === 'documentBody');
  return valueOf(partsOf(body)[0]);
}

function valueOf(part: Part | undefined): unknown {
  if (!part) return null;
  switch (part.type) {
    case 'mapping':
    case 'flowMapping':
      return Object.fromEntries(
        partsOf(part).map((item) => {
          const [key, value] = item.children ?? [];
          return [String(valueOf(partsOf(key)[0])), valueOf(partsOf(value)[0])];
        }),
      );
    case 'sequence':
    case 'flowSequence':
      return partsOf(part).map((item) =>
        item.type.endsWith('Item') ? valueOf(partsOf(item)[0]) : valueOf(item),
      );
    case 'plain':
    case 'quoteSingle':
    case 'quoteDouble':
      return part.value ?? '';
    case 'blockFolded':
      return (part.value ?? '').trim().replaceAll(/\n\s*/g, ' ');
    default:
      throw new Error(`A file of configuration needs no ${part.type}`);
  }
}

function partsOf(part: Part | null | undefined): Part[] {
  return (part?.children ?? []).filter((child) => child !== null);
}
