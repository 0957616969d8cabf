export { SegmentedTabs, type SegmentedTabsProps, type TabItem, type TabsVariant } from './segmented-tabs.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
