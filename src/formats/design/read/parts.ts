import type { Around, Mistakes, Nodes, Texts } from '../../../../generated/design.ts';
import type { Handlers, Part } from '../../../engine/index.ts';
import type { ApiContract, ChecklistItem, Component, DataSchema, DesignSpecification } from '../model.ts';
import type { ComponentItem, MethodItem } from './components.ts';
import type { Item } from './item.ts';
import type { AssumptionsSection, Blocks, ItemsSection, StackSection, TextSection } from './sections.ts';

/** The state while a document is read. */
export interface Parts {
  readonly model: Part<DesignSpecification>;
  /** The text before the first section. */
  readonly Document: Blocks;
  readonly OverviewSection: TextSection;
  readonly StackSection: StackSection;
  readonly AssumptionsSection: AssumptionsSection;
  readonly ContractsSection: ItemsSection<ApiContract>;
  readonly SchemasSection: ItemsSection<DataSchema>;
  readonly ComponentsSection: ItemsSection<Component>;
  readonly FlatChecklist: ItemsSection<ChecklistItem>;
  readonly Checklist: ItemsSection<ChecklistItem>;
  readonly DeepChecklist: ItemsSection<ChecklistItem>;
  readonly OtherSection: TextSection;
  readonly Contract: Item<ApiContract>;
  readonly Schema: Item<DataSchema>;
  readonly Component: ComponentItem;
  readonly Method: MethodItem;
  readonly ListedMethod: MethodItem;
  readonly Check: Item<ChecklistItem>;
}

export type All = Handlers<Nodes, Texts, Mistakes, Around, Parts>;
