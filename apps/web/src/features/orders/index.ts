export { useCreateOrder } from './data/orders.ts';
export { ordersRoutes } from './routes.ts';
