export {
  SegmentedTabs,
  TabPanel,
  type SegmentedTabsProps,
  type TabItem,
  type TabPanelProps,
  type TabsVariant,
} from './segmented-tabs.tsx';
