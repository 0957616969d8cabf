export { AssetRow, AssetRowSkeleton, type AssetRowProps } from './asset-row.tsx';
