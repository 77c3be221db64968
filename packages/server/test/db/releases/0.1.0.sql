SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA drizzle;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.after_sale_logs (
    id text NOT NULL,
    sn text NOT NULL,
    state text NOT NULL,
    operator text NOT NULL,
    operator_id text,
    operator_name text,
    detail text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.after_sales (
    id text NOT NULL,
    sn text NOT NULL,
    order_sn text NOT NULL,
    order_item_sn text NOT NULL,
    member_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    num integer NOT NULL,
    reason text NOT NULL,
    description text,
    images text[] NOT NULL,
    refund_way text NOT NULL,
    payment_method text NOT NULL,
    bank_name text,
    bank_holder text,
    bank_number text,
    applied_cents integer NOT NULL,
    granted_cents integer,
    remark text,
    carrier_code text,
    parcel_no text,
    sent_on date,
    refunded_at timestamp with time zone,
    due_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT after_sales_applied CHECK ((applied_cents >= 0)),
    CONSTRAINT after_sales_granted CHECK (((granted_cents >= 0) AND (granted_cents <= applied_cents))),
    CONSTRAINT after_sales_num CHECK ((num > 0))
);
CREATE TABLE public.article_categories (
    id text NOT NULL,
    parent_id text NOT NULL,
    level integer NOT NULL,
    sort_order integer NOT NULL,
    name jsonb NOT NULL,
    type text NOT NULL
);
CREATE TABLE public.articles (
    id text NOT NULL,
    category_id text NOT NULL,
    type text NOT NULL,
    sort_order integer NOT NULL,
    title jsonb NOT NULL,
    content jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.basket_coupons (
    member_id text NOT NULL,
    way text NOT NULL,
    store_id text NOT NULL,
    owned_coupon_id text NOT NULL
);
CREATE TABLE public.basket_lines (
    id text NOT NULL,
    member_id text NOT NULL,
    way text NOT NULL,
    sku_id text NOT NULL,
    num integer NOT NULL,
    checked boolean DEFAULT true NOT NULL,
    seen_cents integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT basket_lines_num CHECK ((num > 0))
);
CREATE TABLE public.baskets (
    member_id text NOT NULL,
    way text NOT NULL,
    address_id text,
    pickup_point_id text,
    delivery_method text DEFAULT 'LOGISTICS'::text NOT NULL,
    need_receipt boolean DEFAULT false NOT NULL,
    receipt_title text,
    taxpayer_id text,
    receipt_content text,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.brands (
    id text NOT NULL,
    name jsonb NOT NULL
);
CREATE TABLE public.captcha_passes (
    purpose text NOT NULL,
    uuid text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.captcha_puzzles (
    purpose text NOT NULL,
    uuid text NOT NULL,
    id text NOT NULL,
    x integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.categories (
    id text NOT NULL,
    parent_id text NOT NULL,
    level integer NOT NULL,
    sort_order integer NOT NULL,
    name jsonb NOT NULL,
    face_goods_id text,
    icon text
);
CREATE TABLE public.commission_cash (
    id text NOT NULL,
    sn text NOT NULL,
    distributor_id text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT commission_cash_amount CHECK ((amount_cents > 0))
);
CREATE TABLE public.commissions (
    id text NOT NULL,
    distributor_id text NOT NULL,
    order_sn text NOT NULL,
    order_item_sn text NOT NULL,
    state text NOT NULL,
    amount_cents integer NOT NULL,
    back_cents integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT commissions_back CHECK (((back_cents >= 0) AND (back_cents <= amount_cents)))
);
CREATE TABLE public.complaint_lines (
    id text NOT NULL,
    complaint_id text NOT NULL,
    speaker text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.complaints (
    id text NOT NULL,
    member_id text NOT NULL,
    order_item_sn text NOT NULL,
    state text NOT NULL,
    topic text NOT NULL,
    content text NOT NULL,
    images text[] NOT NULL,
    appeal_content text,
    appeal_images text[] NOT NULL,
    appeal_at timestamp with time zone,
    ruling text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.contact_messages (
    id text NOT NULL,
    member_id text,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.coupon_activities (
    id text NOT NULL,
    name jsonb NOT NULL,
    kind text NOT NULL,
    member_ids text[] NOT NULL,
    coupon_ids text[] NOT NULL,
    period text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL
);
CREATE TABLE public.coupon_activity_grants (
    activity_id text NOT NULL,
    member_id text NOT NULL,
    period text NOT NULL,
    granted_at timestamp with time zone NOT NULL
);
CREATE TABLE public.coupons (
    id text NOT NULL,
    store_id text NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    type text NOT NULL,
    cents integer,
    pay_percent integer,
    threshold_cents integer NOT NULL,
    scope_type text NOT NULL,
    scope_ids text[] NOT NULL,
    get_type text NOT NULL,
    publish_num integer NOT NULL,
    limit_num integer NOT NULL,
    received_num integer DEFAULT 0 NOT NULL,
    used_num integer DEFAULT 0 NOT NULL,
    range_day_type text NOT NULL,
    effective_days integer,
    start_at timestamp with time zone,
    end_at timestamp with time zone,
    sort_order integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT coupons_issued CHECK (((publish_num = 0) OR (received_num <= publish_num)))
);
CREATE TABLE public.distribution_bindings (
    member_id text NOT NULL,
    distributor_id text NOT NULL,
    ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.distribution_choices (
    distributor_id text NOT NULL,
    distribution_goods_id text NOT NULL,
    chosen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.distribution_goods (
    id text NOT NULL,
    goods_id text NOT NULL,
    sku_id text NOT NULL,
    commission_cents integer NOT NULL,
    sort_order integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.distributors (
    id text NOT NULL,
    member_id text NOT NULL,
    state text NOT NULL,
    name text NOT NULL,
    id_number text NOT NULL,
    bank_account_name text NOT NULL,
    bank_account_num text NOT NULL,
    bank_branch_name text NOT NULL,
    pending_cents integer DEFAULT 0 NOT NULL,
    free_cents integer DEFAULT 0 NOT NULL,
    cashing_cents integer DEFAULT 0 NOT NULL,
    cashed_cents integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT distributors_sums CHECK (((pending_cents >= 0) AND (free_cents >= 0) AND (cashing_cents >= 0) AND (cashed_cents >= 0)))
);
CREATE TABLE public.evaluations (
    id text NOT NULL,
    goods_id text NOT NULL,
    sku_id text NOT NULL,
    store_id text NOT NULL,
    member_id text NOT NULL,
    member_name text NOT NULL,
    member_face text NOT NULL,
    order_item_sn text,
    grade text NOT NULL,
    content jsonb NOT NULL,
    images text[] NOT NULL,
    description_score integer NOT NULL,
    service_score integer NOT NULL,
    delivery_score integer NOT NULL,
    visible boolean DEFAULT true NOT NULL,
    reply jsonb,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.favourite_goods (
    id text NOT NULL,
    member_id text NOT NULL,
    sku_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.favourite_stores (
    id text NOT NULL,
    member_id text NOT NULL,
    store_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.feedback (
    id text NOT NULL,
    member_id text NOT NULL,
    context text NOT NULL,
    mobile text,
    images text,
    type text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.footprints (
    member_id text NOT NULL,
    goods_id text NOT NULL,
    sku_id text NOT NULL,
    store_id text NOT NULL,
    visited_at timestamp with time zone NOT NULL
);
CREATE TABLE public.freight_templates (
    id text NOT NULL,
    store_id text NOT NULL,
    name jsonb NOT NULL,
    pricing text NOT NULL,
    rows jsonb NOT NULL
);
CREATE TABLE public.full_discounts (
    id text NOT NULL,
    store_id text NOT NULL,
    name jsonb NOT NULL,
    scope_type text NOT NULL,
    scope_ids text[] NOT NULL,
    threshold_cents integer NOT NULL,
    minus_cents integer,
    pay_percent integer,
    free_freight boolean NOT NULL,
    point integer,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.goods (
    id text NOT NULL,
    shelf text NOT NULL,
    sales_model text NOT NULL,
    recommend boolean NOT NULL,
    price_cents integer NOT NULL,
    buy_count integer NOT NULL,
    comment_num integer NOT NULL,
    good_comment_num integer NOT NULL,
    rating integer NOT NULL,
    released_at timestamp with time zone NOT NULL,
    store_id text NOT NULL,
    brand_id text,
    category_id text NOT NULL,
    category_path text[] NOT NULL,
    key text NOT NULL,
    minimum integer NOT NULL,
    former_cents integer,
    tiers jsonb NOT NULL,
    freight_template_id text,
    name jsonb NOT NULL,
    unit jsonb NOT NULL,
    params jsonb NOT NULL,
    attributes text[] NOT NULL,
    selling_point jsonb NOT NULL,
    picture_slots text[] NOT NULL,
    intro jsonb NOT NULL,
    name_tokens text[] NOT NULL,
    search_tokens text[] NOT NULL
);
CREATE TABLE public.hot_words (
    word text NOT NULL,
    lang text NOT NULL,
    score integer NOT NULL
);
CREATE TABLE public.im_keys (
    hash text NOT NULL,
    member_id text NOT NULL,
    family_id text NOT NULL,
    talk_id text,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.im_lines (
    id text NOT NULL,
    talk_id text NOT NULL,
    "position" integer NOT NULL,
    side text NOT NULL,
    type text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.im_talks (
    id text NOT NULL,
    member_id text NOT NULL,
    store_id text NOT NULL,
    length integer DEFAULT 0 NOT NULL,
    buyer_saw integer DEFAULT 0 NOT NULL,
    store_saw integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL
);
CREATE TABLE public.ledger_entries (
    id text NOT NULL,
    transaction_id text NOT NULL,
    account text NOT NULL,
    amount_cents integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_entries_amount CHECK ((amount_cents <> 0))
);
CREATE TABLE public.ledger_transactions (
    id text NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.limit_windows (
    key text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.member_addresses (
    id text NOT NULL,
    member_id text NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    region_names text NOT NULL,
    region_ids text NOT NULL,
    detail text NOT NULL,
    is_default boolean NOT NULL,
    alias text,
    lon text,
    lat text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone
);
CREATE TABLE public.member_identities (
    provider text NOT NULL,
    subject text NOT NULL,
    member_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.members (
    id text NOT NULL,
    username text NOT NULL,
    nick_name text NOT NULL,
    mobile text,
    email text,
    password_hash text NOT NULL,
    sex integer DEFAULT 0 NOT NULL,
    birthday date,
    region_id text,
    region text,
    address text,
    face text,
    points integer DEFAULT 0 NOT NULL,
    total_points integer DEFAULT 0 NOT NULL,
    experience integer DEFAULT 0 NOT NULL,
    blocked boolean DEFAULT false NOT NULL,
    inviter_id text,
    last_login_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone,
    CONSTRAINT members_points CHECK ((points >= 0))
);
CREATE TABLE public.messages (
    id text NOT NULL,
    member_id text NOT NULL,
    kind text NOT NULL,
    "values" jsonb NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone
);
CREATE TABLE public.oauth_logins (
    id text NOT NULL,
    browser_hash text NOT NULL,
    provider text NOT NULL,
    state_hash text NOT NULL,
    redirect_uri text NOT NULL,
    code_verifier text NOT NULL,
    nonce text NOT NULL,
    progress text NOT NULL,
    subject text,
    name text,
    email text,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.order_items (
    id text NOT NULL,
    sn text NOT NULL,
    order_sn text NOT NULL,
    "position" integer NOT NULL,
    goods_id text NOT NULL,
    sku_id text NOT NULL,
    category_id text NOT NULL,
    goods_name jsonb NOT NULL,
    specs jsonb NOT NULL,
    picture_slot text,
    num integer NOT NULL,
    list_cents integer NOT NULL,
    unit_cents integer NOT NULL,
    goods_cents integer NOT NULL,
    freight_cents integer NOT NULL,
    discount_cents integer NOT NULL,
    coupon_cents integer NOT NULL,
    site_coupon_cents integer NOT NULL,
    flow_cents integer NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    discounts jsonb NOT NULL,
    seckill_offer_id text,
    seckill_day text,
    points_goods_id text,
    comment_state text NOT NULL,
    after_sale_state text NOT NULL,
    complain_state text NOT NULL,
    refund_state text NOT NULL,
    refund_cents integer DEFAULT 0 NOT NULL,
    deliver_number integer DEFAULT 0 NOT NULL,
    CONSTRAINT order_items_adds_up CHECK ((flow_cents = (((goods_cents + freight_cents) - discount_cents) - coupon_cents))),
    CONSTRAINT order_items_flow CHECK ((flow_cents >= 0)),
    CONSTRAINT order_items_num CHECK ((num > 0))
);
CREATE TABLE public.order_logs (
    id text NOT NULL,
    order_sn text NOT NULL,
    event text NOT NULL,
    operator_id text,
    operator_name text,
    detail text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.orders (
    id text NOT NULL,
    sn text NOT NULL,
    trade_sn text NOT NULL,
    member_id text NOT NULL,
    store_id text NOT NULL,
    store_name jsonb NOT NULL,
    state text NOT NULL,
    pay_state text NOT NULL,
    deliver_state text NOT NULL,
    order_type text NOT NULL,
    promotion_type text NOT NULL,
    payment_method text,
    paid_at timestamp with time zone,
    delivery_method text NOT NULL,
    consignee_name text,
    consignee_mobile text,
    consignee_region_names text,
    consignee_region_ids text,
    consignee_detail text,
    pickup_name jsonb,
    pickup_address jsonb,
    pickup_mobile text,
    pickup_center text,
    verification_code text,
    goods_cents integer NOT NULL,
    freight_cents integer NOT NULL,
    discount_cents integer NOT NULL,
    coupon_cents integer NOT NULL,
    site_coupon_cents integer NOT NULL,
    flow_cents integer NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    discounts jsonb NOT NULL,
    gift_points integer DEFAULT 0 NOT NULL,
    weight_grams integer NOT NULL,
    goods_num integer NOT NULL,
    remark text,
    client_type text NOT NULL,
    need_receipt boolean NOT NULL,
    store_coupon_id text,
    platform_coupon_id text,
    cancel_reason text,
    logistics_no text,
    logistics_code text,
    shipped_at timestamp with time zone,
    completed_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    hidden boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone,
    CONSTRAINT orders_adds_up CHECK ((flow_cents = (((goods_cents + freight_cents) - discount_cents) - coupon_cents))),
    CONSTRAINT orders_flow CHECK ((flow_cents >= 0))
);
CREATE TABLE public.outgoing_messages (
    id text NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body text NOT NULL,
    reply_to text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone NOT NULL
);
CREATE TABLE public.owned_coupons (
    id text NOT NULL,
    coupon_id text NOT NULL,
    member_id text NOT NULL,
    state text NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone NOT NULL,
    trade_sn text,
    used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.page_logs (
    id integer NOT NULL,
    buyer_id text,
    url text NOT NULL,
    user_agent text NOT NULL,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.page_logs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.page_logs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.pages (
    id text NOT NULL,
    type text NOT NULL,
    store_id text,
    name jsonb NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.parcel_items (
    parcel_id text NOT NULL,
    order_item_sn text NOT NULL,
    num integer NOT NULL,
    CONSTRAINT parcel_items_num CHECK ((num > 0))
);
CREATE TABLE public.parcel_traces (
    id text NOT NULL,
    parcel_id text NOT NULL,
    words jsonb NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.parcels (
    id text NOT NULL,
    order_sn text NOT NULL,
    "position" integer NOT NULL,
    carrier_code text NOT NULL,
    number text NOT NULL,
    shipped_at timestamp with time zone NOT NULL,
    delivered_at timestamp with time zone
);
CREATE TABLE public.password_resets (
    uuid text NOT NULL,
    member_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.payments (
    id text NOT NULL,
    token text NOT NULL,
    member_id text NOT NULL,
    bill_type text NOT NULL,
    bill_sn text NOT NULL,
    method text NOT NULL,
    amount_cents integer NOT NULL,
    progress text NOT NULL,
    content text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0))
);
CREATE TABLE public.pickup_points (
    id text NOT NULL,
    store_id text NOT NULL,
    name jsonb NOT NULL,
    address jsonb NOT NULL,
    center text NOT NULL,
    mobile text NOT NULL
);
CREATE TABLE public.point_entries (
    id text NOT NULL,
    member_id text NOT NULL,
    delta integer NOT NULL,
    balance integer NOT NULL,
    reason text NOT NULL,
    reference text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT point_entries_balance CHECK ((balance >= 0))
);
CREATE TABLE public.points_goods (
    id text NOT NULL,
    category_id text NOT NULL,
    goods_id text NOT NULL,
    sku_id text NOT NULL,
    points integer NOT NULL,
    stock integer NOT NULL,
    sort_order integer NOT NULL,
    start_at timestamp with time zone NOT NULL,
    end_at timestamp with time zone,
    CONSTRAINT points_goods_stock CHECK ((stock >= 0))
);
CREATE TABLE public.points_goods_categories (
    id text NOT NULL,
    name jsonb NOT NULL,
    sort_order integer NOT NULL
);
CREATE TABLE public.qr_logins (
    token_hash text NOT NULL,
    device_hash text NOT NULL,
    device text,
    status integer DEFAULT 0 NOT NULL,
    member_id text,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT qr_logins_member CHECK (((status = 0) = (member_id IS NULL))),
    CONSTRAINT qr_logins_status CHECK (((status >= 0) AND (status <= 3)))
);
CREATE TABLE public.receipts (
    id text NOT NULL,
    member_id text NOT NULL,
    order_sn text,
    title text NOT NULL,
    taxpayer_id text,
    content text NOT NULL,
    price_cents integer,
    issued boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.recharges (
    id text NOT NULL,
    sn text NOT NULL,
    member_id text NOT NULL,
    amount_cents integer NOT NULL,
    pay_state text NOT NULL,
    method text,
    payment_id text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    CONSTRAINT recharges_amount CHECK ((amount_cents > 0))
);
CREATE TABLE public.regions (
    id text NOT NULL,
    parent_id text NOT NULL,
    level text NOT NULL,
    name jsonb NOT NULL,
    path text[] NOT NULL,
    sort_order integer NOT NULL,
    has_children boolean NOT NULL
);
CREATE TABLE public.seckill_offers (
    id text NOT NULL,
    weekday integer NOT NULL,
    hour integer NOT NULL,
    "position" integer NOT NULL,
    goods_id text NOT NULL,
    sku_id text NOT NULL,
    price_cents integer NOT NULL,
    quantity integer NOT NULL,
    presold integer NOT NULL
);
CREATE TABLE public.seckill_sales (
    offer_id text NOT NULL,
    day date NOT NULL,
    sold integer NOT NULL,
    CONSTRAINT seckill_sales_sold CHECK ((sold >= 0))
);
CREATE TABLE public.server_secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    member_id text NOT NULL,
    family_id text NOT NULL,
    access_hash text NOT NULL,
    refresh_hash text NOT NULL,
    user_context text NOT NULL,
    long_term boolean NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    access_expires_at timestamp with time zone NOT NULL,
    refresh_expires_at timestamp with time zone NOT NULL,
    rotated_at timestamp with time zone,
    successor_id text,
    revoked_at timestamp with time zone,
    refresh_revoked_at timestamp with time zone
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value jsonb NOT NULL
);
CREATE TABLE public.skus (
    id text NOT NULL,
    goods_id text NOT NULL,
    "position" integer NOT NULL,
    sn text NOT NULL,
    specs jsonb NOT NULL,
    price_cents integer NOT NULL,
    former_cents integer,
    quantity integer NOT NULL,
    weight_grams integer NOT NULL,
    picture_slots text[] NOT NULL,
    buy_count integer DEFAULT 0 NOT NULL,
    CONSTRAINT skus_price CHECK ((price_cents > 0)),
    CONSTRAINT skus_stock CHECK ((quantity >= 0))
);
CREATE TABLE public.store_entries (
    id text NOT NULL,
    member_id text NOT NULL,
    state text NOT NULL,
    reason text,
    store_id text,
    company_name text NOT NULL,
    company_address_id_path text,
    company_address_path text,
    company_address text NOT NULL,
    company_phone text,
    company_email text,
    employee_num integer,
    registered_capital_cents bigint,
    link_name text NOT NULL,
    link_phone text NOT NULL,
    license_num text,
    scope text,
    licence_photo text NOT NULL,
    legal_name text NOT NULL,
    legal_id text NOT NULL,
    legal_photo text NOT NULL,
    settlement_bank_account_name text,
    settlement_bank_account_num text,
    settlement_bank_branch_name text,
    settlement_bank_joint_name text,
    settlement_bank_licence_photo text,
    store_name text,
    store_logo text,
    store_desc text,
    store_center text,
    goods_management_category text,
    store_address_path text,
    store_address_id_path text,
    store_address_detail text,
    created_at timestamp with time zone NOT NULL,
    handed_in_at timestamp with time zone,
    decided_at timestamp with time zone
);
CREATE TABLE public.stores (
    id text NOT NULL,
    key text NOT NULL,
    name jsonb NOT NULL,
    description jsonb NOT NULL,
    logo text NOT NULL,
    state text NOT NULL,
    self_operated boolean NOT NULL,
    self_pickup boolean NOT NULL,
    page_show boolean NOT NULL,
    address jsonb NOT NULL,
    center text NOT NULL,
    company jsonb NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    description_score integer DEFAULT 500 NOT NULL,
    service_score integer DEFAULT 500 NOT NULL,
    delivery_score integer DEFAULT 500 NOT NULL,
    goods_num integer DEFAULT 0 NOT NULL,
    collection_num integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.trades (
    id text NOT NULL,
    sn text NOT NULL,
    member_id text NOT NULL,
    way text NOT NULL,
    idempotency_key text,
    content_hash text NOT NULL,
    pay_state text NOT NULL,
    payment_method text,
    delivery_method text NOT NULL,
    consignee_name text,
    consignee_mobile text,
    consignee_region_names text,
    consignee_region_ids text,
    consignee_detail text,
    goods_cents integer NOT NULL,
    freight_cents integer NOT NULL,
    discount_cents integer NOT NULL,
    coupon_cents integer NOT NULL,
    site_coupon_cents integer NOT NULL,
    flow_cents integer NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    discounts jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    CONSTRAINT trades_adds_up CHECK ((flow_cents = (((goods_cents + freight_cents) - discount_cents) - coupon_cents))),
    CONSTRAINT trades_flow CHECK ((flow_cents >= 0))
);
CREATE TABLE public.uploads (
    id text NOT NULL,
    member_id text NOT NULL,
    name text NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.verification_codes (
    purpose text NOT NULL,
    uuid text NOT NULL,
    recipient text NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.wallets (
    member_id text NOT NULL,
    balance_cents integer DEFAULT 0 NOT NULL,
    frozen_cents integer DEFAULT 0 NOT NULL,
    password_hash text,
    failed_checks integer DEFAULT 0 NOT NULL,
    locked_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT wallets_balance CHECK ((balance_cents >= 0)),
    CONSTRAINT wallets_frozen CHECK ((frozen_cents >= 0))
);
CREATE TABLE public.withdrawals (
    id text NOT NULL,
    sn text NOT NULL,
    member_id text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    real_name text NOT NULL,
    connect_number text NOT NULL,
    remark text,
    error text,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT withdrawals_amount CHECK ((amount_cents > 0))
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, '8adea33b7cf1f27b8b8bbe2817ae2ee2b5df2c98d897c303d32577d4f12b6fbf', 1795335627165);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '46fba9a2ebea031860175c07aceee35301cba65ac19de0355975ecd23bf1128f', 1795473741649);
INSERT INTO public.after_sale_logs VALUES ('377312103057915061', 'A377312103055949637', 'APPLY', 'MEMBER', '361729423846638367', 'demo', NULL, '2026-11-07 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('377674490921225901', 'A377312103055949637', 'PASS', 'STORE', NULL, NULL, 'Sorry about that. Send the two back, we pay the postage.', '2026-11-08 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('378036878786831193', 'A377312103055949637', 'BUYER_RETURN', 'MEMBER', '361729423846638367', 'demo', 'SF1509926640218', '2026-11-09 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('379486430248843573', 'A377312103055949637', 'SELLER_CONFIRM', 'STORE', NULL, NULL, NULL, '2026-11-13 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('379486430250981762', 'A377312103055949637', 'COMPLETE', 'SYSTEM', NULL, NULL, NULL, '2026-11-13 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('382747921042186776', 'A382747921042186775', 'APPLY', 'MEMBER', '361729423846638367', 'demo', NULL, '2026-11-22 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('383110308904202980', 'A382747921042186775', 'PASS', 'STORE', NULL, NULL, 'Agreed. The right box leaves as soon as this one is on its way.', '2026-11-23 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('382023145309753880', 'A382023145309502666', 'APPLY', 'MEMBER', '361729423846638367', 'demo', NULL, '2026-11-20 04:23:35.488+00');
INSERT INTO public.after_sale_logs VALUES ('382385533175190126', 'A382023145309502666', 'REFUSE', 'STORE', NULL, NULL, 'We checked the fans before packing. We don''t think this is our fault.', '2026-11-21 04:23:35.488+00');
INSERT INTO public.after_sales VALUES ('377312103054500088', 'A377312103055949637', 'O374775387999128402', 'OI374775387999128404', '361729423846638367', 'RETURN_GOODS', 'COMPLETE', 2, 'damaged', 'Two of the four balls have lost about a dozen tiles each. The carton was crushed at one corner.', '{}', 'ORIGINAL', 'WALLET', NULL, NULL, NULL, 986, 986, 'Sorry about that. Send the two back, we pay the postage.', 'SF', 'SF1509926640218', '2026-11-09', '2026-11-13 04:23:35.488+00', NULL, '2026-11-07 04:23:35.488+00', '2026-11-13 04:23:35.488+00');
INSERT INTO public.after_sales VALUES ('382747921040692717', 'A382747921042186775', 'O378399266654971752', 'OI378399266654971754', '361729423846638367', 'RETURN_GOODS', 'PASS', 1, 'wrong-goods', 'One of the four boxes has plain round soaps instead of shells and flowers.', '{}', 'ORIGINAL', 'WALLET', NULL, NULL, NULL, 543, 543, 'Agreed. The right box leaves as soon as this one is on its way.', NULL, NULL, NULL, NULL, '2026-11-30 04:23:35.488+00', '2026-11-22 04:23:35.488+00', '2026-11-23 04:23:35.488+00');
INSERT INTO public.after_sales VALUES ('382023145307714388', 'A382023145309502666', 'O379486430250629968', 'OI379486430250677408', '361729423846638367', 'RETURN_MONEY', 'REFUSE', 3, 'flawed', 'The veil of three fans is torn along the outer rib.', '{}', 'ORIGINAL', 'WALLET', NULL, NULL, NULL, 642, NULL, 'We checked the fans before packing. We don''t think this is our fault.', NULL, NULL, NULL, NULL, NULL, '2026-11-20 04:23:35.488+00', '2026-11-21 04:23:35.488+00');
INSERT INTO public.article_categories VALUES ('682810257025461906', '0', 0, 1, '{"en": "Buying", "zh": "买家指南"}', 'PLATFORM_INFORMATION');
INSERT INTO public.article_categories VALUES ('579972652689367141', '682810257025461906', 1, 1, '{"en": "Orders", "zh": "下单"}', 'PLATFORM_INFORMATION');
INSERT INTO public.article_categories VALUES ('551682593016872140', '682810257025461906', 1, 2, '{"en": "Paying", "zh": "支付"}', 'PLATFORM_INFORMATION');
INSERT INTO public.article_categories VALUES ('586518139600944636', '682810257025461906', 1, 3, '{"en": "Delivery", "zh": "配送"}', 'PLATFORM_INFORMATION');
INSERT INTO public.article_categories VALUES ('947678353171745113', '682810257025461906', 1, 4, '{"en": "Coupons and points", "zh": "优惠与积分"}', 'PLATFORM_INFORMATION');
INSERT INTO public.article_categories VALUES ('801776529836120594', '0', 0, 2, '{"en": "Service", "zh": "服务保障"}', 'PLATFORM_INFORMATION');
INSERT INTO public.article_categories VALUES ('670125397502695617', '801776529836120594', 1, 1, '{"en": "Returns and refunds", "zh": "售后"}', 'PLATFORM_INFORMATION');
INSERT INTO public.article_categories VALUES ('638622007828246685', '0', 0, 3, '{"en": "Selling", "zh": "商家合作"}', 'STORE_ARTICLE');
INSERT INTO public.article_categories VALUES ('173091059878742274', '638622007828246685', 1, 1, '{"en": "Selling on Sundry", "zh": "入驻与推广"}', 'STORE_ARTICLE');
INSERT INTO public.article_categories VALUES ('253872824398396187', '0', 0, 4, '{"en": "Sundry", "zh": "关于Sundry"}', 'OTHER');
INSERT INTO public.article_categories VALUES ('612684044908078756', '253872824398396187', 1, 1, '{"en": "About Sundry", "zh": "了解我们"}', 'OTHER');
INSERT INTO public.article_categories VALUES ('878999364489155859', '0', 0, 5, '{"en": "News", "zh": "动态"}', 'ANNOUNCEMENT');
INSERT INTO public.article_categories VALUES ('506470554748557707', '878999364489155859', 1, 1, '{"en": "Announcements", "zh": "公告"}', 'ANNOUNCEMENT');
INSERT INTO public.articles VALUES ('129272812545271820', '947678353171745113', 'OTHER', 20, '{"en": "Flash sale rules", "zh": "限时秒杀规则"}', '{"en": "<p>Six rounds a day begin at 8:00, 10:00, 14:00, 18:00, 20:00 and 22:00 China time. A round runs until the next one begins; the last ends at midnight.</p><ul><li>The bar shows how much of the stock for this round has really sold.</li><li>Minimum orders still apply.</li><li>You can''t combine a flash sale price with a batch price. The flash sale price applies.</li></ul>", "zh": "<p>每天六场，北京时间8:00、10:00、14:00、18:00、20:00、22:00开始，到下一场开始为止，末场至24:00。</p><ul><li>进度条显示本场库存的真实售出比例。</li><li>起订量照常适用。</li><li>秒杀价与阶梯价不叠加，以秒杀价为准。</li></ul>"}', '2026-01-28 04:23:34.547+00');
INSERT INTO public.basket_lines VALUES ('line-of-the-release', '361729423846638367', 'CART', '135468886217870892', 3, true, 655, '2026-11-24 04:24:59.446503+00');
INSERT INTO public.baskets VALUES ('361729423846638367', 'CART', NULL, '829044135678055440', 'LOGISTICS', false, NULL, NULL, NULL, '2026-11-24 04:20:35.488+00');
INSERT INTO public.brands VALUES ('682425759044364542', '{"en": "Jinhe", "zh": "锦河"}');
INSERT INTO public.brands VALUES ('589536362031280588', '{"en": "Crayonry", "zh": "彩笔社"}');
INSERT INTO public.brands VALUES ('813827205698477256', '{"en": "Kilnmate", "zh": "窑友"}');
INSERT INTO public.brands VALUES ('262392224621480574', '{"en": "Night Market", "zh": "夜集"}');
INSERT INTO public.brands VALUES ('823525353048554170', '{"en": "Brightbag", "zh": "亮包"}');
INSERT INTO public.brands VALUES ('214844499851921404', '{"en": "Pinebox", "zh": "松盒"}');
INSERT INTO public.brands VALUES ('195978837596520844', '{"en": "Festive Row", "zh": "节日街"}');
INSERT INTO public.brands VALUES ('974235570499471912', '{"en": "Glint", "zh": "微光"}');
INSERT INTO public.brands VALUES ('566142897498233346', '{"en": "Freshfold", "zh": "清叠"}');
INSERT INTO public.brands VALUES ('278998095727915036', '{"en": "Greenstep", "zh": "绿步"}');
INSERT INTO public.brands VALUES ('804642846573487636', '{"en": "Sundry Select", "zh": "万物自营"}');
INSERT INTO public.categories VALUES ('926182800190512113', '404020160805012390', 2, 3, '{"en": "Stands and sleeves", "zh": "伞架与伞套"}', '881001236228383859', NULL);
INSERT INTO public.categories VALUES ('399574754332931563', '0', 0, 2, '{"en": "Umbrellas", "zh": "雨伞雨具"}', NULL, 'umbrella');
INSERT INTO public.categories VALUES ('568374955850087210', '399574754332931563', 1, 1, '{"en": "Folding umbrellas", "zh": "折叠伞"}', NULL, NULL);
INSERT INTO public.categories VALUES ('770961034440623626', '568374955850087210', 2, 3, '{"en": "Sun and UV", "zh": "防晒伞"}', NULL, NULL);
INSERT INTO public.categories VALUES ('404020160805012390', '399574754332931563', 1, 4, '{"en": "Beach and garden", "zh": "沙滩与庭院"}', NULL, NULL);
INSERT INTO public.categories VALUES ('411971510836498372', '0', 0, 4, '{"en": "Kitchen", "zh": "厨房餐具"}', NULL, 'cooking-pot');
INSERT INTO public.categories VALUES ('720841817966403850', '411971510836498372', 1, 1, '{"en": "Tableware", "zh": "餐具"}', NULL, NULL);
INSERT INTO public.categories VALUES ('135370005642581410', '720841817966403850', 2, 1, '{"en": "Cutlery and chopsticks", "zh": "刀叉与筷子"}', NULL, NULL);
INSERT INTO public.categories VALUES ('217024542449459936', '105115457772985906', 1, 3, '{"en": "Colour", "zh": "画材"}', '965196570754439734', NULL);
INSERT INTO public.categories VALUES ('910658129480461708', '217024542449459936', 2, 1, '{"en": "Crayons", "zh": "蜡笔"}', '965196570754439734', NULL);
INSERT INTO public.categories VALUES ('457440119812173159', '540518821211082535', 2, 2, '{"en": "Tiaras and combs", "zh": "皇冠与发梳"}', '509203419974837929', NULL);
INSERT INTO public.categories VALUES ('105115457772985906', '0', 0, 5, '{"en": "Stationery", "zh": "文具"}', NULL, 'pencil-ruler');
INSERT INTO public.categories VALUES ('859453109652278827', '0', 0, 7, '{"en": "Jewellery", "zh": "饰品"}', NULL, 'gem');
INSERT INTO public.categories VALUES ('943808872862447045', '859453109652278827', 1, 2, '{"en": "Necklaces and bracelets", "zh": "项链手链"}', NULL, NULL);
INSERT INTO public.categories VALUES ('360740564184470976', '943808872862447045', 2, 1, '{"en": "Beaded", "zh": "串珠"}', NULL, NULL);
INSERT INTO public.categories VALUES ('686254336908094090', '943808872862447045', 2, 2, '{"en": "Chains", "zh": "链条"}', NULL, NULL);
INSERT INTO public.categories VALUES ('540518821211082535', '859453109652278827', 1, 3, '{"en": "Hair", "zh": "发饰"}', NULL, NULL);
INSERT INTO public.categories VALUES ('612306498102912241', '859453109652278827', 1, 4, '{"en": "Accessories", "zh": "配饰"}', NULL, NULL);
INSERT INTO public.categories VALUES ('268013941120330043', '612306498102912241', 2, 3, '{"en": "Dressing table", "zh": "梳妆台"}', NULL, NULL);
INSERT INTO public.categories VALUES ('693196727570844795', '0', 0, 8, '{"en": "Lighting", "zh": "灯饰照明"}', NULL, 'lightbulb');
INSERT INTO public.categories VALUES ('623326598944227515', '950522903153555404', 1, 3, '{"en": "Purses", "zh": "钱包"}', '557057843194779246', NULL);
INSERT INTO public.categories VALUES ('539314932148114227', '623326598944227515', 2, 1, '{"en": "Coin purses", "zh": "零钱包"}', '557057843194779246', NULL);
INSERT INTO public.categories VALUES ('708642167469644258', '936127336703202797', 2, 3, '{"en": "Tags and straps", "zh": "行李牌与绑带"}', '410806793116050173', NULL);
INSERT INTO public.categories VALUES ('334149340418699436', '693196727570844795', 1, 2, '{"en": "Lanterns", "zh": "灯笼"}', NULL, NULL);
INSERT INTO public.categories VALUES ('901536665504739719', '334149340418699436', 2, 1, '{"en": "Festival lanterns", "zh": "节日灯笼"}', NULL, NULL);
INSERT INTO public.categories VALUES ('437152522325549498', '334149340418699436', 2, 2, '{"en": "Oil and table lamps", "zh": "油灯与台灯"}', NULL, NULL);
INSERT INTO public.categories VALUES ('187682024372354439', '693196727570844795', 1, 4, '{"en": "Candles", "zh": "蜡烛"}', NULL, NULL);
INSERT INTO public.categories VALUES ('309121585171812897', '187682024372354439', 2, 2, '{"en": "Birthday and novelty", "zh": "生日与造型蜡烛"}', NULL, NULL);
INSERT INTO public.categories VALUES ('170346941086091172', '0', 0, 9, '{"en": "Household", "zh": "居家日用"}', NULL, 'house');
INSERT INTO public.categories VALUES ('219069145395485600', '170346941086091172', 1, 2, '{"en": "Bath", "zh": "洗浴"}', NULL, NULL);
INSERT INTO public.categories VALUES ('316859669267167290', '219069145395485600', 2, 1, '{"en": "Soap and lotion", "zh": "香皂与乳液"}', NULL, NULL);
INSERT INTO public.categories VALUES ('950522903153555404', '0', 0, 10, '{"en": "Bags", "zh": "箱包"}', NULL, 'backpack');
INSERT INTO public.categories VALUES ('674824436933739521', '950522903153555404', 1, 2, '{"en": "Handbags", "zh": "女包"}', NULL, NULL);
INSERT INTO public.categories VALUES ('916317137499844595', '674824436933739521', 2, 1, '{"en": "Totes and shoppers", "zh": "托特与购物袋"}', NULL, NULL);
INSERT INTO public.categories VALUES ('936127336703202797', '950522903153555404', 1, 4, '{"en": "Travel", "zh": "旅行箱包"}', NULL, NULL);
INSERT INTO public.categories VALUES ('669368330734126771', '0', 0, 11, '{"en": "Party", "zh": "派对礼品"}', NULL, 'party-popper');
INSERT INTO public.categories VALUES ('837941350622295738', '669368330734126771', 1, 2, '{"en": "Decorations", "zh": "派对装饰"}', NULL, NULL);
INSERT INTO public.categories VALUES ('134484128728197097', '837941350622295738', 2, 1, '{"en": "Balloons", "zh": "气球"}', NULL, NULL);
INSERT INTO public.categories VALUES ('447422875551204421', '0', 0, 12, '{"en": "Hand tools", "zh": "五金工具"}', NULL, 'hammer');
INSERT INTO public.categories VALUES ('708156636224742151', '447422875551204421', 1, 2, '{"en": "Striking and cutting", "zh": "敲击与切割"}', NULL, NULL);
INSERT INTO public.categories VALUES ('123676706162991755', '708156636224742151', 2, 2, '{"en": "Saws and axes", "zh": "锯与斧"}', NULL, NULL);
INSERT INTO public.complaint_lines VALUES ('383034811435957998', '382415732164061872', 'PLATFORM', 'We have read both sides. Could the store offer something for the three fans?', '2026-11-22 23:23:35.488+00');
INSERT INTO public.complaint_lines VALUES ('383080109918990871', '382415732164061872', 'BUYER', 'A refund for the three would be fine.', '2026-11-23 02:23:35.488+00');
INSERT INTO public.complaint_lines VALUES ('383397199299362012', '382415732164061872', 'STORE', 'We can refund two of them and send a new one with your next order.', '2026-11-23 23:23:35.488+00');
INSERT INTO public.complaints VALUES ('382415732164061872', '361729423846638367', 'OI379486430250677408', 'COMMUNICATION', 'no-refund', 'Three of twelve fans arrived with a torn veil. The store turned me down without looking at them.', '{}', 'Every fan is opened once before it is packed. The tears must come from unpacking.', '{}', '2026-11-22 04:23:35.488+00', NULL, '2026-11-21 06:23:35.488+00', '2026-11-22 22:23:35.488+00');
INSERT INTO public.coupon_activities VALUES ('592238124313712761', '{"en": "Coupon of the day", "zh": "每日一券"}', 'AUTO_COUPON', '{}', '{132335650219006056}', 'DAY', '2026-11-23 04:23:34.547+00', '2028-11-23 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('965851762241942316', '0', '{"en": "$20 off $150+", "zh": "满150减20"}', '{"en": "All products. Only a few left.", "zh": "全场可用，数量有限。"}', 'PRICE', 2000, NULL, 15000, 'ALL', '{}', 'FREE', 500, 1, 496, 211, 'FIXEDTIME', NULL, '2026-11-17 04:23:34.547+00', '2026-12-08 04:23:34.547+00', 6, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('539232771778230426', '0', '{"en": "$10 off $60+", "zh": "满60减10"}', '{"en": "All products. All claimed.", "zh": "全场可用，已领完。"}', 'PRICE', 1000, NULL, 6000, 'ALL', '{}', 'FREE', 1000, 1, 1000, 618, 'FIXEDTIME', NULL, '2026-11-10 04:23:34.547+00', '2026-12-04 04:23:34.547+00', 7, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('304339304921833131', '0', '{"en": "Summer: $6 off $50+", "zh": "夏季满50减6"}', '{"en": "Summer offer, now ended.", "zh": "夏季场，已结束。"}', 'PRICE', 600, NULL, 5000, 'ALL', '{}', 'FREE', 4000, 1, 3655, 2980, 'FIXEDTIME', NULL, '2026-07-27 04:23:34.547+00', '2026-10-25 04:23:34.547+00', 8, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('587813142717078957', '0', '{"en": "$12 off $99+ from next week", "zh": "下周开始：满99减12"}', '{"en": "Claim it from next week.", "zh": "一周后开始领取。"}', 'PRICE', 1200, NULL, 9900, 'ALL', '{}', 'FREE', 3000, 1, 0, 0, 'FIXEDTIME', NULL, '2026-12-01 04:23:34.547+00', '2026-12-31 04:23:34.547+00', 9, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('132335650219006056', '0', '{"en": "Today only: $1 off $20+", "zh": "今日专享：满20减1"}', '{"en": "A new one every day you visit.", "zh": "每天来逛，每天一张。"}', 'PRICE', 100, NULL, 2000, 'ALL', '{}', 'ACTIVITY', 0, 0, 0, 0, 'DYNAMICTIME', 1, NULL, NULL, 10, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('588584174775598198', '504952410010581100', '{"en": "Jinhe: $5 off $49+", "zh": "锦河伞业：满49减5"}', '{"en": "All products in this store.", "zh": "店内通用。"}', 'PRICE', 500, NULL, 4900, 'ALL', '{}', 'FREE', 2000, 2, 884, 430, 'FIXEDTIME', NULL, '2026-11-12 04:23:34.547+00', '2027-01-13 04:23:34.547+00', 11, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('358046264485351792', '504952410010581100', '{"en": "Jinhe: 8% off windproof models", "zh": "锦河伞业：防风款9.2折"}', '{"en": "Windproof and storm umbrellas.", "zh": "防风伞与抗风伞可用。"}', 'DISCOUNT', NULL, 92, 12000, 'PORTION_GOODS', '{403402465424554041,187435443324873516,951109547919839283,734732088703128590,490814223275675366,593000911752357311,478125083942658688,211095216992537773,831595561425709526,785744069817319059,482772485675613335,278343354048667515,634686591956850159,123316241080370886,633500090345981109}', 'FREE', 1500, 1, 366, 140, 'DYNAMICTIME', 20, NULL, NULL, 12, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('514821934495272403', '150759374924511079', '{"en": "Threadwell: $3 off $20+", "zh": "线行手工：满20减3"}', '{"en": "All products in this store.", "zh": "店内通用。"}', 'PRICE', 300, NULL, 2000, 'ALL', '{}', 'FREE', 3000, 3, 1502, 877, 'FIXEDTIME', NULL, '2026-11-16 04:23:34.547+00', '2027-01-15 04:23:34.547+00', 13, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('588288999916883940', '510585406192383161', '{"en": "Papermint: $12 off class orders over $90", "zh": "纸薄荷：班级单满90减12"}', '{"en": "Exercise books, pencils and paint.", "zh": "练习册、铅笔、颜料可用。"}', 'PRICE', 1200, NULL, 9000, 'PORTION_GOODS', '{851403537369591691,325765901587430308,950308409894399201,107534879036293736,118411600621027337,959619151984625140,801343814008265954,872876059321352330,412087527995193486,520928451713085235,177453291283735572,106441626341378208,489875377918417726,100899081467810319,359831075611643107,934770278008487632,857383190288684628}', 'FREE', 800, 2, 215, 96, 'FIXEDTIME', NULL, '2026-11-20 04:23:34.547+00', '2027-02-12 04:23:34.547+00', 14, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('858838776760041720', '247010595249282531', '{"en": "Glint: 10% off $40+", "zh": "微光饰品：满40享9折"}', '{"en": "All products in this store.", "zh": "店内通用。"}', 'DISCOUNT', NULL, 90, 4000, 'ALL', '{}', 'FREE', 2500, 1, 1190, 503, 'DYNAMICTIME', 10, NULL, NULL, 15, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('488659259045868141', '808479868513128010', '{"en": "Festive Row: $4 off balloons over $25", "zh": "节日街：气球满25减4"}', '{"en": "Balloons, streamers and confetti.", "zh": "气球、彩带、礼花可用。"}', 'PRICE', 400, NULL, 2500, 'PORTION_GOODS_CATEGORY', '{134484128728197097,925400738897348791}', 'FREE', 1200, 2, 640, 288, 'FIXEDTIME', NULL, '2026-11-22 04:23:34.547+00', '2026-12-24 04:23:34.547+00', 16, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('976411062109610057', '980745048193495630', '{"en": "Pinebox: $25 off $200+", "zh": "松盒五金：满200减25"}', '{"en": "Tools, boxes and ladders.", "zh": "工具、箱、梯通用。"}', 'PRICE', 2500, NULL, 20000, 'ALL', '{}', 'FREE', 400, 1, 121, 44, 'FIXEDTIME', NULL, '2026-11-09 04:23:34.547+00', '2027-02-07 04:23:34.547+00', 17, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('717564510804200637', '903386971134198280', '{"en": "Sundry Select: $2 off $15+", "zh": "万物自营：满15减2"}', '{"en": "Sold and shipped by Sundry, free shipping.", "zh": "自营商品可用，全部包邮。"}', 'PRICE', 200, NULL, 1500, 'ALL', '{}', 'FREE', 0, 5, 4020, 2911, 'DYNAMICTIME', 7, NULL, NULL, 18, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('821407925789320657', '0', '{"en": "$5 off your first order", "zh": "首单立减5元"}', '{"en": "New buyers only. Any store, $25 minimum.", "zh": "新买家专享，全场通用，满25可用。"}', 'PRICE', 500, NULL, 2500, 'ALL', '{}', 'ACTIVITY', 0, 1, 8413, 5230, 'DYNAMICTIME', 30, NULL, NULL, 0, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('390470260069899352', '0', '{"en": "$5 off $49+", "zh": "满49减5"}', '{"en": "All products from all stores.", "zh": "全场任意商品可用。"}', 'PRICE', 500, NULL, 4900, 'ALL', '{}', 'FREE', 20000, 2, 12641, 7105, 'FIXEDTIME', NULL, '2026-11-14 04:23:34.547+00', '2027-01-08 04:23:34.547+00', 1, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('319660423952778662', '0', '{"en": "$15 off $120+", "zh": "满120减15"}', '{"en": "Items from different stores count together.", "zh": "多店商品可合并计算。"}', 'PRICE', 1500, NULL, 12000, 'ALL', '{}', 'FREE', 8000, 1, 5121, 2288, 'DYNAMICTIME', 15, NULL, NULL, 2, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('266106766050120050', '0', '{"en": "8% off $120+", "zh": "满120享9.2折"}', '{"en": "On your whole cart. One use only.", "zh": "整单可用，限用一次。"}', 'DISCOUNT', NULL, 92, 12000, 'ALL', '{}', 'FREE', 6000, 1, 2311, 640, 'FIXEDTIME', NULL, '2026-11-21 04:23:34.547+00', '2026-12-21 04:23:34.547+00', 3, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('879693854095622691', '0', '{"en": "Back-to-class 10% off", "zh": "开学文具9折"}', '{"en": "Notebooks, pencils, crayons and rulers.", "zh": "笔记本、铅笔、蜡笔、尺类可用。"}', 'DISCOUNT', NULL, 90, 3000, 'PORTION_GOODS_CATEGORY', '{433675762644813835,979982684364744141,910658129480461708,693515856710753542}', 'FREE', 5000, 1, 1871, 912, 'FIXEDTIME', NULL, '2026-11-04 04:23:34.547+00', '2027-01-03 04:23:34.547+00', 4, '2026-10-25 04:23:34.547+00');
INSERT INTO public.coupons VALUES ('511286810574589021', '0', '{"en": "$3 off lanterns over $30", "zh": "灯笼满30减3"}', '{"en": "Festival lanterns only.", "zh": "限节日灯笼可用。"}', 'PRICE', 300, NULL, 3000, 'PORTION_GOODS_CATEGORY', '{901536665504739719}', 'FREE', 3000, 3, 941, 402, 'FIXEDTIME', NULL, '2026-11-19 04:23:34.547+00', '2027-01-23 04:23:34.547+00', 5, '2026-10-25 04:23:34.547+00');
INSERT INTO public.evaluations VALUES ('116158886595085023', '128298375656509832', '135468886217870892', '504952410010581100', '236321546059338404', 'Rosa F.', '/media/face/2.webp?v=1', NULL, 'GOOD', '{"en": "Same batch as last time, so old and new stock can hang side by side.", "zh": "和上次同一批，新旧货可以挂在一起卖。"}', '{}', 5, 5, 5, true, NULL, '2026-02-28 02:45:14.03+00');
INSERT INTO public.evaluations VALUES ('156671124777972058', '881001236228383859', '660768035143568866', '903386971134198280', '893156930831020381', 'Lupita G.', '/media/face/18.webp?v=1', NULL, 'GOOD', '{"en": "Bought for an event of two hundred people and it did the job.", "zh": "两百人的活动用的，完全够格。"}', '{}', 5, 5, 4, true, NULL, '2026-07-27 20:48:54.917+00');
INSERT INTO public.evaluations VALUES ('229622426224202995', '553151216014919957', '501080133954006124', '903386971134198280', '290530790737404144', 'Pham Q.', '/media/face/10.webp?v=1', NULL, 'GOOD', '{"en": "Will order again before the season. Colours match the listing.", "zh": "换季前还会再订。颜色和页面一致。"}', '{}', 5, 5, 5, true, '{"en": "We keep this shade number, so you can reorder it safely.", "zh": "这个色号会一直保留，放心补货。"}', '2026-10-05 14:38:56.23+00');
INSERT INTO public.evaluations VALUES ('163412236829813530', '145607005653305610', '340969472043111681', '413821250932627030', '847125221963217262', 'P. Whitaker', '/media/face/19.webp?v=1', NULL, 'GOOD', '{"en": "The store answered my question in ten minutes.", "zh": "咨询十分钟内就回复了。"}', '{}', 4, 5, 5, true, NULL, '2026-03-09 14:38:03.059+00');
INSERT INTO public.evaluations VALUES ('170108445502028980', '965196570754439734', '339509350703450204', '510585406192383161', '404561855084929813', 'G. Tremblay', '/media/face/12.webp?v=1', NULL, 'GOOD', '{"en": "Customs went through without a question because the papers were in the box. Packed so well that we reused the dividers.", "zh": "单证就在箱里，清关一句都没多问。包装扎实，格档我们都留着接着用。"}', '{/media/goods/965196570754439734/2.webp?v=1}', 4, 5, 5, true, '{"en": "A photo of your shelf would make our week.", "zh": "方便的话发张上架照，我们会高兴一整周。"}', '2026-11-24 04:18:57.111+00');
INSERT INTO public.evaluations VALUES ('136110591267952136', '961095934904304646', '551805687745819256', '247010595249282531', '211403402794722868', 'Ngaire P.', '/media/face/14.webp?v=1', NULL, 'GOOD', '{"en": "My staff took two home, which says enough.", "zh": "店员自己都买了两件，说明一切。"}', '{}', 5, 5, 5, true, NULL, '2026-11-07 22:25:47.913+00');
INSERT INTO public.evaluations VALUES ('127566653273495319', '983098821815246284', '201295270822587125', '247010595249282531', '940784151910362665', 'K. Nowak', '/media/face/13.webp?v=1', NULL, 'GOOD', '{"en": "A year of orders and not one late delivery.", "zh": "订了一年，没有一次晚到。"}', '{}', 5, 4, 5, true, '{"en": "Noted with pleasure. Shade cards travel in your next carton.", "zh": "收到，下一箱给您放色卡。"}', '2026-11-23 16:19:27.928+00');
INSERT INTO public.evaluations VALUES ('103196932696348764', '509203419974837929', '744596649476241069', '808479868513128010', '657014272019379303', 'Nguyen T.', '/media/face/9.webp?v=1', NULL, 'GOOD', '{"en": "Worn daily for two months and it still looks new.", "zh": "天天戴了两个月，还跟新的一样。"}', '{}', 5, 5, 5, true, NULL, '2026-05-19 04:18:14.623+00');
INSERT INTO public.evaluations VALUES ('152308620678692522', '519983703350783039', '935350545426381284', '247010595249282531', '175565257864864023', 'V. Iyer', '/media/face/23.webp?v=1', NULL, 'GOOD', '{"en": "Bought for an event of two hundred people and it did the job.", "zh": "两百人的活动用的，完全够格。"}', '{}', 5, 5, 4, true, NULL, '2026-09-24 15:43:16.236+00');
INSERT INTO public.evaluations VALUES ('136652773515579841', '287624631667295004', '964467913352699536', '808479868513128010', '261394192438376540', 'Park J.', '/media/face/3.webp?v=1', NULL, 'GOOD', '{"en": "Everything stacked neatly and nothing rattled. One piece was damaged and they refunded it the same evening.", "zh": "码得整整齐齐，摇都不响。有一件破损，当晚就退了款。"}', '{}', 5, 4, 5, true, NULL, '2026-05-12 22:35:17.735+00');
INSERT INTO public.evaluations VALUES ('186083599675382123', '117302179347217706', '599351597774585113', '413821250932627030', '357161650071436569', 'M. Dvořák', '/media/face/7.webp?v=1', NULL, 'WORSE', '{"en": "Every tenth one was dead on arrival. Strong smell that had not gone after three days of airing.", "zh": "十个里有一个到手就不亮。味道重，晾了三天还没散。"}', '{}', 1, 3, 3, true, '{"en": "This should not have passed inspection. Full refund made, no return needed.", "zh": "这批不该放行，已全额退款，货不用退。"}', '2025-11-12 09:05:57.035+00');
INSERT INTO public.evaluations VALUES ('342973656094933671', '774518916795958978', '315599996278959422', '413821250932627030', '949396991650279308', 'W. Kamau', '/media/face/11.webp?v=1', NULL, 'GOOD', '{"en": "Our restaurant looks like another place in the evening.", "zh": "晚上店里的气氛完全不一样了。"}', '{}', 4, 5, 5, true, NULL, '2026-03-12 00:43:41.849+00');
INSERT INTO public.evaluations VALUES ('200200454329579171', '676682614847397719', '882636406602218563', '808479868513128010', '363380075444981599', 'Bia R.', '/media/face/16.webp?v=1', NULL, 'GOOD', '{"en": "Bought for an event of two hundred people and it did the job.", "zh": "两百人的活动用的，完全够格。"}', '{/media/goods/676682614847397719/5.webp?v=1,/media/goods/676682614847397719/3.webp?v=1}', 5, 4, 5, true, NULL, '2026-11-18 23:23:13.587+00');
INSERT INTO public.evaluations VALUES ('188491900362399308', '813782271780090755', '263572406573019667', '164865641485509247', '367802020144125096', 'G. Ferri', '/media/face/19.webp?v=1', NULL, 'GOOD', '{"en": "The mixed colours came in the split I asked for. Everything stacked neatly and nothing rattled.", "zh": "混色按我要求的比例配的。码得整整齐齐，摇都不响。"}', '{}', 5, 5, 5, true, NULL, '2026-11-05 17:08:05.037+00');
INSERT INTO public.evaluations VALUES ('232941376949750462', '824153328745332893', '571382791397509873', '164865641485509247', '361552551320928572', 'I. Romero', '/media/face/17.webp?v=1', NULL, 'GOOD', '{"en": "Packed tightly, so the freight was next to nothing. Same batch as last time, so old and new stock can hang side by side.", "zh": "装得紧凑，运费几乎可以忽略。和上次同一批，新旧货可以挂在一起卖。"}', '{/media/goods/824153328745332893/3.webp?v=1}', 5, 5, 5, true, NULL, '2026-03-01 16:02:55.252+00');
INSERT INTO public.evaluations VALUES ('141362968946030182', '804466613306813026', '496524754336547516', '768664426974140671', '940784151910362665', 'K. Nowak', '/media/face/13.webp?v=1', NULL, 'GOOD', '{"en": "Repacked it as gifts and nobody guessed the price.", "zh": "改包成礼物送人，没人猜得出价格。"}', '{}', 4, 5, 5, true, NULL, '2026-11-01 16:44:55.704+00');
INSERT INTO public.evaluations VALUES ('224970394706939912', '557057843194779246', '281701365540867132', '768664426974140671', '657014272019379303', 'Nguyen T.', '/media/face/9.webp?v=1', NULL, 'GOOD', '{"en": "I was sceptical at this price and I was wrong.", "zh": "这个价我本来有点怀疑，是我想多了。"}', '{}', 5, 4, 5, true, NULL, '2026-05-16 17:42:10.09+00');
INSERT INTO public.evaluations VALUES ('154225798607083678', '410806793116050173', '150014952616055954', '768664426974140671', '784951471883996584', 'Farah A.', '/media/face/22.webp?v=1', NULL, 'GOOD', '{"en": "Packed so well that we reused the dividers.", "zh": "包装扎实，格档我们都留着接着用。"}', '{}', 5, 5, 4, true, '{"en": "Thank you. We will pass it on to the packing line.", "zh": "谢谢，我们会转告包装组的同事。"}', '2026-10-12 13:53:48.854+00');
INSERT INTO public.evaluations VALUES ('297502193908727658', '761204794657953872', '407496442027356718', '808479868513128010', '132512798303058001', 'Jule S.', '/media/face/16.webp?v=1', NULL, 'GOOD', '{"en": "Bar codes scan at our till. Carton size is as stated, so our freight estimate held.", "zh": "条码在我们收银机上能扫。箱规和标的一样，运费估算没出入。"}', '{/media/goods/761204794657953872/3.webp?v=1}', 5, 5, 5, true, NULL, '2026-11-18 17:49:41.998+00');
INSERT INTO public.evaluations VALUES ('392360649616530424', '865844230995939375', '217052954057086445', '980745048193495630', '175565257864864023', 'V. Iyer', '/media/face/23.webp?v=1', NULL, 'GOOD', '{"en": "I threw the old one out.", "zh": "旧的那把直接扔了。"}', '{}', 5, 5, 5, true, '{"en": "Glad that it sells. The next price step is close for you.", "zh": "卖得好就好，您离下一档价不远了。"}', '2026-11-23 11:18:07.644+00');
INSERT INTO public.favourite_stores VALUES ('372601064761461777', '361729423846638367', '808479868513128010', '2026-10-25 04:23:36.432+00');
INSERT INTO public.favourite_stores VALUES ('380573597805133132', '361729423846638367', '413821250932627030', '2026-11-16 04:23:36.432+00');
INSERT INTO public.footprints VALUES ('361729423846638367', '145607005653305610', '340969472043111681', '413821250932627030', '2026-11-23 01:59:36.432+00');
INSERT INTO public.freight_templates VALUES ('844368277075639380', '903386971134198280', '{"en": "Free shipping", "zh": "包邮"}', 'FREE', '[]');
INSERT INTO public.freight_templates VALUES ('612775462988475699', '504952410010581100', '{"en": "By piece", "zh": "按件计费"}', 'NUM', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 50, "continuedCents": 30, "continuedAmount": 100}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 240, "firstAmount": 20, "continuedCents": 120, "continuedAmount": 50}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 50, "continuedCents": 45, "continuedAmount": 100}, {"regionIds": ["392", "410", "702"], "firstCents": 220, "firstAmount": 20, "continuedCents": 80, "continuedAmount": 50}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 320, "firstAmount": 20, "continuedCents": 110, "continuedAmount": 50}, {"regionIds": [], "firstCents": 380, "firstAmount": 20, "continuedCents": 140, "continuedAmount": 50}]');
INSERT INTO public.freight_templates VALUES ('798833550454353487', '510585406192383161', '{"en": "By piece", "zh": "按件计费"}', 'NUM', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 50, "continuedCents": 30, "continuedAmount": 100}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 240, "firstAmount": 20, "continuedCents": 120, "continuedAmount": 50}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 50, "continuedCents": 45, "continuedAmount": 100}, {"regionIds": ["392", "410", "702"], "firstCents": 220, "firstAmount": 20, "continuedCents": 80, "continuedAmount": 50}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 320, "firstAmount": 20, "continuedCents": 110, "continuedAmount": 50}, {"regionIds": [], "firstCents": 380, "firstAmount": 20, "continuedCents": 140, "continuedAmount": 50}]');
INSERT INTO public.freight_templates VALUES ('724429810867179424', '768664426974140671', '{"en": "By piece", "zh": "按件计费"}', 'NUM', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 50, "continuedCents": 30, "continuedAmount": 100}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 240, "firstAmount": 20, "continuedCents": 120, "continuedAmount": 50}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 50, "continuedCents": 45, "continuedAmount": 100}, {"regionIds": ["392", "410", "702"], "firstCents": 220, "firstAmount": 20, "continuedCents": 80, "continuedAmount": 50}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 320, "firstAmount": 20, "continuedCents": 110, "continuedAmount": 50}, {"regionIds": [], "firstCents": 380, "firstAmount": 20, "continuedCents": 140, "continuedAmount": 50}]');
INSERT INTO public.freight_templates VALUES ('877646088056841170', '808479868513128010', '{"en": "By piece", "zh": "按件计费"}', 'NUM', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 50, "continuedCents": 30, "continuedAmount": 100}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 240, "firstAmount": 20, "continuedCents": 120, "continuedAmount": 50}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 50, "continuedCents": 45, "continuedAmount": 100}, {"regionIds": ["392", "410", "702"], "firstCents": 220, "firstAmount": 20, "continuedCents": 80, "continuedAmount": 50}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 320, "firstAmount": 20, "continuedCents": 110, "continuedAmount": 50}, {"regionIds": [], "firstCents": 380, "firstAmount": 20, "continuedCents": 140, "continuedAmount": 50}]');
INSERT INTO public.freight_templates VALUES ('863009652775150563', '247010595249282531', '{"en": "By piece", "zh": "按件计费"}', 'NUM', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 50, "continuedCents": 30, "continuedAmount": 100}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 240, "firstAmount": 20, "continuedCents": 120, "continuedAmount": 50}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 50, "continuedCents": 45, "continuedAmount": 100}, {"regionIds": ["392", "410", "702"], "firstCents": 220, "firstAmount": 20, "continuedCents": 80, "continuedAmount": 50}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 320, "firstAmount": 20, "continuedCents": 110, "continuedAmount": 50}, {"regionIds": [], "firstCents": 380, "firstAmount": 20, "continuedCents": 140, "continuedAmount": 50}]');
INSERT INTO public.freight_templates VALUES ('698528501695811524', '413821250932627030', '{"en": "By weight", "zh": "按重量计费"}', 'WEIGHT', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 1000, "continuedCents": 15, "continuedAmount": 1000}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 220, "firstAmount": 1000, "continuedCents": 90, "continuedAmount": 1000}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 1000, "continuedCents": 25, "continuedAmount": 1000}, {"regionIds": ["392", "410", "702"], "firstCents": 260, "firstAmount": 1000, "continuedCents": 85, "continuedAmount": 1000}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 340, "firstAmount": 1000, "continuedCents": 120, "continuedAmount": 1000}, {"regionIds": [], "firstCents": 420, "firstAmount": 1000, "continuedCents": 160, "continuedAmount": 1000}]');
INSERT INTO public.freight_templates VALUES ('621694925585353465', '980745048193495630', '{"en": "By weight", "zh": "按重量计费"}', 'WEIGHT', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 1000, "continuedCents": 15, "continuedAmount": 1000}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 220, "firstAmount": 1000, "continuedCents": 90, "continuedAmount": 1000}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 1000, "continuedCents": 25, "continuedAmount": 1000}, {"regionIds": ["392", "410", "702"], "firstCents": 260, "firstAmount": 1000, "continuedCents": 85, "continuedAmount": 1000}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 340, "firstAmount": 1000, "continuedCents": 120, "continuedAmount": 1000}, {"regionIds": [], "firstCents": 420, "firstAmount": 1000, "continuedCents": 160, "continuedAmount": 1000}]');
INSERT INTO public.freight_templates VALUES ('181748439061580744', '164865641485509247', '{"en": "By weight", "zh": "按重量计费"}', 'WEIGHT', '[{"regionIds": ["15611", "15610", "15609"], "firstCents": 60, "firstAmount": 1000, "continuedCents": 15, "continuedAmount": 1000}, {"regionIds": ["15631", "15626", "15629", "15605"], "firstCents": 220, "firstAmount": 1000, "continuedCents": 90, "continuedAmount": 1000}, {"regionIds": ["156"], "firstCents": 90, "firstAmount": 1000, "continuedCents": 25, "continuedAmount": 1000}, {"regionIds": ["392", "410", "702"], "firstCents": 260, "firstAmount": 1000, "continuedCents": 85, "continuedAmount": 1000}, {"regionIds": ["528", "276", "826", "250", "724", "380", "616"], "firstCents": 340, "firstAmount": 1000, "continuedCents": 120, "continuedAmount": 1000}, {"regionIds": [], "firstCents": 420, "firstAmount": 1000, "continuedCents": 160, "continuedAmount": 1000}]');
INSERT INTO public.full_discounts VALUES ('818965601580323566', '504952410010581100', '{"en": "$6 off $80+", "zh": "满80减6"}', 'ALL', '{}', 8000, 600, NULL, false, NULL, '2026-11-04 04:23:34.547+00', '2027-01-23 04:23:34.547+00', '2026-11-04 04:23:34.547+00');
INSERT INTO public.full_discounts VALUES ('991285212424213755', '413821250932627030', '{"en": "Free shipping over $100", "zh": "满100包邮"}', 'ALL', '{}', 10000, NULL, NULL, true, NULL, '2026-10-25 04:23:34.547+00', '2027-02-22 04:23:34.547+00', '2026-10-25 04:23:34.547+00');
INSERT INTO public.full_discounts VALUES ('254200570578464779', '930253169998434833', '{"en": "5% off toys over $60", "zh": "玩具满60享9.5折"}', 'ALL', '{}', 6000, NULL, 95, false, NULL, '2026-11-14 04:23:34.547+00', '2027-01-08 04:23:34.547+00', '2026-11-14 04:23:34.547+00');
INSERT INTO public.full_discounts VALUES ('566342239729183423', '259121582354072248', '{"en": "$12 off bulbs over $150, plus 200 points", "zh": "灯泡满150减12，再送200积分"}', 'PORTION_GOODS_CATEGORY', '{522635547114246930}', 15000, 1200, NULL, false, 200, '2026-11-18 04:23:34.547+00', '2027-01-17 04:23:34.547+00', '2026-11-18 04:23:34.547+00');
INSERT INTO public.full_discounts VALUES ('201001053093395889', '768664426974140671', '{"en": "$10 off school bags over $120, plus free shipping", "zh": "书包满120减10并包邮"}', 'PORTION_GOODS', '{405982199495583755,679088598557217489,843186462902578184,938221558009665083,309104691935662261,574779230652413688,173068261795583658,669935664787759582,563330197704982333,262480884303570956,852637736011847475,508686925057207528}', 12000, 1000, NULL, true, NULL, '2026-11-09 04:23:34.547+00', '2027-01-03 04:23:34.547+00', '2026-11-09 04:23:34.547+00');
INSERT INTO public.full_discounts VALUES ('219296384231466056', '164865641485509247', '{"en": "100 points when you spend $50", "zh": "满50送100积分"}', 'ALL', '{}', 5000, NULL, NULL, false, 100, '2026-10-30 04:23:34.547+00', '2027-01-28 04:23:34.547+00', '2026-10-30 04:23:34.547+00');
INSERT INTO public.goods VALUES ('410806793116050173', 'UPPER', 'WHOLESALE', true, 74, 1022, 1, 1, 444, '2026-08-31 17:35:08.535+00', '768664426974140671', '823525353048554170', '708642167469644258', '{950522903153555404,936127336703202797,708642167469644258}', 'luggage-tag/pu-cover', 50, NULL, '[{"num": 50, "cents": 74}, {"num": 250, "cents": 67}, {"num": 1000, "cents": 58}]', '724429810867179424', '{"en": "Luggage tag, covered address", "zh": "遮盖式PU行李牌"}', '{"en": "pc", "zh": "个"}', '[{"name": {"en": "Material", "zh": "材质"}, "value": {"en": "PU, silicone or nylon web", "zh": "PU、硅胶或尼龙织带"}}, {"name": {"en": "Card", "zh": "卡片"}, "value": {"en": "Waterproof paper", "zh": "防水纸"}}, {"name": {"en": "Buckle", "zh": "扣具"}, "value": {"en": "Acetal", "zh": "POM扣"}}, {"name": {"en": "Printing", "zh": "印刷"}, "value": {"en": "From 200 pcs", "zh": "200个起"}}]', '{"Material_PU, silicone or nylon web",材质_PU、硅胶或尼龙织带,"Card_Waterproof paper",卡片_防水纸,Buckle_Acetal,扣具_POM扣,"Printing_From 200 pcs",印刷_200个起}', '{"en": "Nobody reads where you live", "zh": "地址不外露"}', '{1,2,3,4,5,colour-mustard,colour-navy,colour-scarlet}', '{"en": "<p>The small things beside the till of a luggage shop: tags with a covered address, straps that close with one click, covers that stretch over a case.</p><p>Address cards are waterproof paper; a ballpoint works on them.</p>", "zh": "<p>箱包店收银台边的小件：遮盖式行李牌、一扣即紧的绑带、弹力箱套。</p><p>地址卡为防水纸，圆珠笔可写。</p>"}', '{luggage,l,lu,lug,lugg,lugga,luggag,tag,t,ta,covered,c,co,cov,cove,cover,covere,address,a,ad,add,addr,addre,addres,pu,p,遮,遮盖,盖,盖式,式,行,行李,李,李牌,牌}', '{luggage,l,lu,lug,lugg,lugga,luggag,tag,t,ta,covered,c,co,cov,cove,cover,covere,address,a,ad,add,addr,addre,addres,pu,p,遮,遮盖,盖,盖式,式,行,行李,李,李牌,牌,bag,b,ba,bags,箱,箱包,包,travel,tr,tra,trav,trave,旅,旅行,行箱,tags,and,an,strap,s,st,str,stra,straps,牌与,与,与绑,绑,绑带,带,brightbag,br,bri,brig,brigh,bright,brightb,brightba,亮,亮包,包箱,nobody,n,no,nob,nobo,nobod,read,r,re,rea,reads,where,w,wh,whe,wher,you,y,yo,live,li,liv,地,地址,址,址不,不,不外,外,外露,露,silicone,si,sil,sili,silic,silico,silicon,or,o,nylon,ny,nyl,nylo,web,we,硅,硅胶,胶,胶或,或,或尼,尼,尼龙,龙,龙织,织,织带,waterproof,wa,wat,wate,water,waterp,waterpr,waterpro,waterproo,paper,pa,pap,pape,防,防水,水,水纸,纸,acetal,ac,ace,acet,aceta,pom,po,扣,from,f,fr,fro,200,2,20,pcs,pc,200pc,200p,200pcs,个,个起,起,mustard,m,mu,mus,must,musta,mustar,芥,芥黄,黄,navy,na,nav,藏,藏青,青,scarlet,sc,sca,scar,scarl,scarle,大,大红,红}');
INSERT INTO public.goods VALUES ('287624631667295004', 'UPPER', 'WHOLESALE', false, 485, 6810, 1, 1, 440, '2025-12-12 00:02:27.151+00', '808479868513128010', '262392224621480574', '901536665504739719', '{693196727570844795,334149340418699436,901536665504739719}', 'mirror-ball/classic', 4, NULL, '[{"num": 4, "cents": 485}]', '877646088056841170', '{"en": "Mirror ball, glass tiles", "zh": "玻璃镜面舞台球"}', '{"en": "pc", "zh": "只"}', '[{"name": {"en": "Tiles", "zh": "镜片"}, "value": {"en": "Glass, 10 mm", "zh": "玻璃，10毫米"}}, {"name": {"en": "Core", "zh": "球芯"}, "value": {"en": "Expanded polystyrene", "zh": "发泡聚苯"}}, {"name": {"en": "Hanger", "zh": "吊挂"}, "value": {"en": "Steel eye and safety loop", "zh": "钢吊环加安全绳孔"}}, {"name": {"en": "Motor", "zh": "电机"}, "value": {"en": "Sold apart, 1.5 rpm", "zh": "另购，1.5转/分"}}]', '{"Tiles_Glass, 10 mm",镜片_玻璃，10毫米,"Core_Expanded polystyrene",球芯_发泡聚苯,"Hanger_Steel eye and safety loop",吊挂_钢吊环加安全绳孔,"Motor_Sold apart, 1.5 rpm",电机_另购，1.5转/分}', '{"en": "Rows run straight to the pole", "zh": "镜片排到顶，不错行"}', '{1,2,3,4,5}', '{"en": "<p>Real glass tiles, not foil, set in rows on a light core. A motor, a pin spot and a wall: that is a dance floor.</p><p>Every ball hangs from a steel eye with a safety loop. Hang both.</p>", "zh": "<p>真玻璃片，不是铝箔，成排贴在轻质球芯上。配一个电机、一盏射灯，就是舞池。</p><p>每只都有钢吊环加安全绳孔，请两处都挂。</p>"}', '{mirror,m,mi,mir,mirr,mirro,ball,b,ba,bal,glass,g,gl,gla,glas,tile,t,ti,til,tiles,玻,玻璃,璃,璃镜,镜,镜面,面,面舞,舞,舞台,台,台球,球}', '{mirror,m,mi,mir,mirr,mirro,ball,b,ba,bal,glass,g,gl,gla,glas,tile,t,ti,til,tiles,玻,玻璃,璃,璃镜,镜,镜面,面,面舞,舞,舞台,台,台球,球,lighting,l,li,lig,ligh,light,lighti,lightin,灯,灯饰,饰,饰照,照,照明,明,lantern,la,lan,lant,lante,lanter,lanterns,灯笼,笼,festival,f,fe,fes,fest,festi,festiv,festiva,节,节日,日,日灯,night,n,ni,nig,nigh,market,ma,mar,mark,marke,夜,夜集,集,festive,row,r,ro,party,p,pa,par,part,日街,街,街派,派,派对,对,rows,run,ru,straight,s,st,str,stra,strai,straig,straigh,to,the,th,pole,po,pol,镜片,片,片排,排,排到,到,到顶,顶,不,不错,错,错行,行,10,1,mm,10mm,10m,毫,毫米,米,expanded,e,ex,exp,expa,expan,expand,expande,polystyrene,poly,polys,polyst,polysty,polystyr,polystyre,polystyren,发,发泡,泡,泡聚,聚,聚苯,苯,steel,ste,stee,eye,ey,and,a,an,safety,sa,saf,safe,safet,loop,lo,loo,钢,钢吊,吊,吊环,环,环加,加,加安,安,安全,全,全绳,绳,绳孔,孔,sold,so,sol,apart,ap,apa,apar,5,rpm,rp,5rpm,5r,5rp,另,另购,购,转,分,15,cm,c,15cm,15c,厘,厘米,20,2,20cm,20c,30,3,30cm,30c}');
INSERT INTO public.goods VALUES ('824153328745332893', 'UPPER', 'WHOLESALE', false, 520, 2602, 1, 1, 438, '2025-07-07 12:01:16.089+00', '164865641485509247', '566142897498233346', '316859669267167290', '{170346941086091172,219069145395485600,316859669267167290}', 'soap-bar/guest-shapes-24', 4, 650, '[{"num": 4, "cents": 520}]', '181748439061580744', '{"en": "Guest soaps, shells and flowers, 24 pcs", "zh": "花贝造型客用皂24粒"}', '{"en": "box", "zh": "盒"}', '[{"name": {"en": "Base", "zh": "皂基"}, "value": {"en": "Vegetable, glycerine", "zh": "植物皂基，甘油"}}, {"name": {"en": "Weight", "zh": "单块"}, "value": {"en": "85 to 100 g", "zh": "85至100克"}}, {"name": {"en": "pH", "zh": "酸碱度"}, "value": {"en": "9.2", "zh": "9.2"}}, {"name": {"en": "Shelf life", "zh": "保质期"}, "value": {"en": "3 years", "zh": "3年"}}, {"name": {"en": "Palm oil", "zh": "棕榈油"}, "value": {"en": "RSPO certified", "zh": "RSPO认证"}}]', '{"Base_Vegetable, glycerine",皂基_植物皂基，甘油,"Weight_85 to 100 g",单块_85至100克,pH_9.2,酸碱度_9.2,"Shelf life_3 years",保质期_3年,"Palm oil_RSPO certified",棕榈油_RSPO认证}', '{"en": "Gift box with a window", "zh": "开窗礼盒"}', '{1,2,3,4,5,colour-blush,colour-mint,colour-sky}', '{"en": "<p>Vegetable soap milled three times, so a bar is hard, lasts, and does not turn to jelly in the dish. Scents are light enough for a shared bathroom.</p><p>Ingredient list in English, Chinese, French and Arabic on every wrapper. No palm oil without a certificate.</p>", "zh": "<p>植物皂基三次研磨，皂体硬、耐用，皂碟里不化成糊。香味清淡，公用浴室也合适。</p><p>包装含英、中、法、阿四语成分。棕榈油均为认证来源。</p>"}', '{guest,g,gu,gue,gues,soap,s,so,soa,soaps,shell,sh,she,shel,shells,and,a,an,flower,f,fl,flo,flow,flowe,flowers,24,2,pcs,p,pc,24pc,24p,24pcs,花,花贝,贝,贝造,造,造型,型,型客,客,客用,用,用皂,皂,粒}', '{guest,g,gu,gue,gues,soap,s,so,soa,soaps,shell,sh,she,shel,shells,and,a,an,flower,f,fl,flo,flow,flowe,flowers,24,2,pcs,p,pc,24pc,24p,24pcs,花,花贝,贝,贝造,造,造型,型,型客,客,客用,用,用皂,皂,粒,household,h,ho,hou,hous,house,househ,househo,househol,居,居家,家,家日,日,日用,bath,b,ba,bat,洗,洗浴,浴,lotion,l,lo,lot,loti,lotio,香,香皂,皂与,与,与乳,乳,乳液,液,freshfold,fr,fre,fres,fresh,freshf,freshfo,freshfol,清,清叠,叠,care,c,ca,car,叠洗,洗护,护,gift,gi,gif,box,bo,with,w,wi,wit,window,win,wind,windo,开,开窗,窗,窗礼,礼,礼盒,盒,vegetable,v,ve,veg,vege,veget,vegeta,vegetab,vegetabl,glycerine,gl,gly,glyc,glyce,glycer,glyceri,glycerin,植,植物,物,物皂,皂基,基,甘,甘油,油,85,8,to,t,100,1,10,85to,85t,100g,至,克,9,3,year,y,ye,yea,years,3year,3y,3ye,3yea,3years,年,rspo,r,rs,rsp,certified,ce,cer,cert,certi,certif,certifi,certifie,认,认证,证,blush,bl,blu,blus,浅,浅粉,粉,mint,m,mi,min,薄,薄荷,荷,荷绿,绿,sky,sk,blue,天,天蓝,蓝}');
INSERT INTO public.goods VALUES ('983098821815246284', 'UPPER', 'RETAIL', false, 890, 4041, 1, 1, 457, '2026-11-23 11:06:25.879+00', '247010595249282531', NULL, '686254336908094090', '{859453109652278827,943808872862447045,686254336908094090}', 'fashion-chain/by-the-metre', 1, 1080, '[]', '863009652775150563', '{"en": "Loose cable chain, uncut, 10 m on a reel", "zh": "散装十字链，10米一卷"}', '{"en": "pc", "zh": "条"}', '[{"name": {"en": "Material", "zh": "材质"}, "value": {"en": "304 stainless steel", "zh": "304不锈钢"}}, {"name": {"en": "Gold tone", "zh": "金色工艺"}, "value": {"en": "Vacuum plated", "zh": "真空电镀"}}, {"name": {"en": "Clasp", "zh": "扣头"}, "value": {"en": "Lobster, 12 mm", "zh": "龙虾扣，12毫米"}}, {"name": {"en": "Links", "zh": "链节"}, "value": {"en": "Welded", "zh": "焊口"}}]', '{"Material_304 stainless steel",材质_304不锈钢,"Gold tone_Vacuum plated",金色工艺_真空电镀,"Clasp_Lobster, 12 mm",扣头_龙虾扣，12毫米,Links_Welded,链节_焊口}', '{"en": "Cut your own lengths; 20 clasps in the bag", "zh": "自己裁长度，袋内附20个扣头"}', '{1,2,3,4,5}', '{"en": "<p>Stainless steel chain that keeps its colour against skin and sweat. Every link is welded; ends close with a lobster clasp and a 5 cm extension.</p><p>Bought by stalls as finished necklaces and by workshops by the metre. Both come from the same coil, so repeat orders match.</p>", "zh": "<p>不锈钢链条，贴身出汗不变色。链节全部焊口，龙虾扣收尾，另带5厘米延长链。</p><p>摊位买成品，工坊按米买。两种同卷出货，返单颜色一致。</p>"}', '{loose,l,lo,loo,loos,cable,c,ca,cab,cabl,chain,ch,cha,chai,uncut,u,un,unc,uncu,10,1,m,on,o,a,reel,r,re,ree,10m,散,散装,装,装十,十,十字,字,字链,链,米,米一,一,一卷,卷}', '{loose,l,lo,loo,loos,cable,c,ca,cab,cabl,chain,ch,cha,chai,uncut,u,un,unc,uncu,10,1,m,on,o,a,reel,r,re,ree,10m,散,散装,装,装十,十,十字,字,字链,链,米,米一,一,一卷,卷,jewellery,j,je,jew,jewe,jewel,jewell,jewelle,jeweller,饰,饰品,品,necklace,n,ne,nec,neck,neckl,neckla,necklac,necklaces,and,an,bracelet,b,br,bra,brac,brace,bracel,bracele,bracelets,项,项链,链手,手,手链,chains,链条,条,glint,g,gl,gli,glin,微,微光,光,光饰,cut,cu,your,y,yo,you,own,ow,length,le,len,leng,lengt,lengths,20,2,clasp,cl,cla,clas,clasps,in,i,the,t,th,bag,ba,20clasp,20c,20cl,20cla,20clas,20clasps,自,自己,己,己裁,裁,裁长,长,长度,度,袋,袋内,内,内附,附,个,个扣,扣,扣头,头,304,3,30,stainless,s,st,sta,stai,stain,stainl,stainle,stainles,steel,ste,stee,304stainless,304s,304st,304sta,304stai,304stain,304stainl,304stainle,304stainles,不,不锈,锈,锈钢,钢,vacuum,v,va,vac,vacu,vacuu,plated,p,pl,pla,plat,plate,真,真空,空,空电,电,电镀,镀,lobster,lob,lobs,lobst,lobste,12,mm,12mm,12m,龙,龙虾,虾,虾扣,毫,毫米,welded,w,we,wel,weld,welde,焊,焊口,口,gold,go,gol,tone,to,ton,金,金色,色,silver,si,sil,silv,silve,银,银色}');
INSERT INTO public.goods VALUES ('519983703350783039', 'UPPER', 'WHOLESALE', false, 210, 2615, 1, 1, 460, '2026-09-02 13:26:36.62+00', '247010595249282531', NULL, '268013941120330043', '{859453109652278827,612306498102912241,268013941120330043}', 'hand-fan/dance-33', 12, 265, '[{"num": 12, "cents": 210}]', '863009652775150563', '{"en": "Dance fan 33 cm with silk-look veil", "zh": "舞蹈扇33厘米，仿丝长纱"}', '{"en": "pc", "zh": "把"}', '[{"name": {"en": "Ribs", "zh": "扇骨"}, "value": {"en": "Bamboo", "zh": "竹"}}, {"name": {"en": "Leaf", "zh": "扇面"}, "value": {"en": "Cotton, polyester or paper", "zh": "棉、涤纶或纸"}}, {"name": {"en": "Length", "zh": "长度"}, "value": {"en": "21 to 23 cm", "zh": "21至23厘米"}}, {"name": {"en": "Printing", "zh": "印刷"}, "value": {"en": "Screen, from 200 pcs", "zh": "丝印，200把起"}}]', '{Ribs_Bamboo,扇骨_竹,"Leaf_Cotton, polyester or paper",扇面_棉、涤纶或纸,"Length_21 to 23 cm",长度_21至23厘米,"Printing_Screen, from 200 pcs",印刷_丝印，200把起}', '{"en": "Cracks open loudly, as dancers like it", "zh": "开扇有响声，舞者喜欢"}', '{1,2,3,4,5,colour-scarlet,colour-charcoal,colour-blush,colour-teal}', '{"en": "<p>Bamboo ribs sanded on both edges, cloth or paper leaf, a metal rivet that opens smoothly on the hundredth time. Weddings order them by the hundred in July.</p><p>Blank leaves take screen printing; send a vector file and a colour number.</p>", "zh": "<p>竹骨双边打磨，布面或纸面，金属铆钉开合百次依旧顺滑。七月婚礼常成百订购。</p><p>素面可丝印，请提供矢量文件和色号。</p>"}', '{dance,d,da,dan,danc,fan,f,fa,33,3,cm,c,with,w,wi,wit,silk,s,si,sil,look,l,lo,loo,veil,v,ve,vei,33cm,33c,舞,舞蹈,蹈,蹈扇,扇,厘,厘米,米,仿,仿丝,丝,丝长,长,长纱,纱}', '{dance,d,da,dan,danc,fan,f,fa,33,3,cm,c,with,w,wi,wit,silk,s,si,sil,look,l,lo,loo,veil,v,ve,vei,33cm,33c,舞,舞蹈,蹈,蹈扇,扇,厘,厘米,米,仿,仿丝,丝,丝长,长,长纱,纱,jewellery,j,je,jew,jewe,jewel,jewell,jewelle,jeweller,饰,饰品,品,accessory,a,ac,acc,acce,acces,access,accesso,accessor,accessori,accessorie,accessories,配,配饰,dressing,dr,dre,dres,dress,dressi,dressin,table,t,ta,tab,tabl,梳,梳妆,妆,妆台,台,glint,g,gl,gli,glin,微,微光,光,光饰,crack,cr,cra,crac,cracks,open,o,op,ope,loudly,lou,loud,loudl,as,dancer,dancers,like,li,lik,it,i,开,开扇,扇有,有,有响,响,响声,声,舞者,者,者喜,喜,喜欢,欢,bamboo,b,ba,bam,bamb,bambo,竹,cotton,co,cot,cott,cotto,polyester,p,po,pol,poly,polye,polyes,polyest,polyeste,or,paper,pa,pap,pape,棉,涤,涤纶,纶,纶或,或,或纸,纸,21,2,to,23,21to,21t,23cm,23c,至,screen,sc,scr,scre,scree,from,fr,fro,200,20,pcs,pc,200pc,200p,200pcs,丝印,印,把,把起,起,scarlet,sca,scar,scarl,scarle,大,大红,红,charcoal,ch,cha,char,charc,charco,charcoa,炭,炭黑,黑,blush,bl,blu,blus,浅,浅粉,粉,teal,te,tea,蓝,蓝绿,绿}');
INSERT INTO public.goods VALUES ('961095934904304646', 'UPPER', 'WHOLESALE', false, 504, 1479, 1, 1, 456, '2026-11-04 22:10:45.208+00', '247010595249282531', '974235570499471912', '360740564184470976', '{859453109652278827,943808872862447045,360740564184470976}', 'beaded-bracelet/tassel-12', 3, NULL, '[{"num": 3, "cents": 504}, {"num": 12, "cents": 468}, {"num": 48, "cents": 430}]', '863009652775150563', '{"en": "Beaded tassel bracelet, card of 12", "zh": "流苏串珠手链，12条一卡"}', '{"en": "card", "zh": "卡"}', '[{"name": {"en": "Bead", "zh": "珠子"}, "value": {"en": "Acrylic, wood or glass, 8 mm", "zh": "亚克力、木或玻璃，8毫米"}}, {"name": {"en": "Elastic", "zh": "弹力线"}, "value": {"en": "0.8 mm, doubled", "zh": "0.8毫米双股"}}, {"name": {"en": "Fits", "zh": "适合手围"}, "value": {"en": "15 to 19 cm", "zh": "15至19厘米"}}, {"name": {"en": "Card", "zh": "卡片"}, "value": {"en": "Euro slot, 25 x 20 cm", "zh": "欧式挂孔，25×20厘米"}}]', '{"Bead_Acrylic, wood or glass, 8 mm",珠子_亚克力、木或玻璃，8毫米,"Elastic_0.8 mm, doubled",弹力线_0.8毫米双股,"Fits_15 to 19 cm",适合手围_15至19厘米,"Card_Euro slot, 25 x 20 cm",卡片_欧式挂孔，25×20厘米}', '{"en": "Cotton tassels, cut level by hand", "zh": "棉线流苏，手工修齐"}', '{1,2,3,4,5,colour-orange,colour-teal,colour-plum,colour-sand}', '{"en": "<p>Strung on doubled elastic and knotted under a cover bead, so a strand survives being tried on forty times a day. Sold by the card: hang it up as it is.</p><h3>What is on the card</h3><ul><li>Strands in one colour family, each a little different</li><li>A euro-slot card with room for a price label</li></ul>", "zh": "<p>双股弹力线穿制，结藏在盖珠里，一天试戴四十次也不散。按卡出售，直接挂上货架。</p><h3>一卡有什么</h3><ul><li>同色系不同款，每条略有变化</li><li>欧式挂孔卡，留价签位</li></ul>"}', '{beaded,b,be,bea,bead,beade,tassel,t,ta,tas,tass,tasse,bracelet,br,bra,brac,brace,bracel,bracele,card,c,ca,car,of,o,12,1,流,流苏,苏,苏串,串,串珠,珠,珠手,手,手链,链,条,条一,一,一卡,卡}', '{beaded,b,be,bea,bead,beade,tassel,t,ta,tas,tass,tasse,bracelet,br,bra,brac,brace,bracel,bracele,card,c,ca,car,of,o,12,1,流,流苏,苏,苏串,串,串珠,珠,珠手,手,手链,链,条,条一,一,一卡,卡,jewellery,j,je,jew,jewe,jewel,jewell,jewelle,jeweller,饰,饰品,品,necklace,n,ne,nec,neck,neckl,neckla,necklac,necklaces,and,a,an,bracelets,项,项链,链手,glint,g,gl,gli,glin,微,微光,光,光饰,cotton,co,cot,cott,cotto,tassels,cut,cu,level,l,le,lev,leve,by,hand,h,ha,han,棉,棉线,线,线流,手工,工,工修,修,修齐,齐,acrylic,ac,acr,acry,acryl,acryli,wood,w,wo,woo,or,glass,gla,glas,8,mm,m,8mm,8m,亚,亚克,克,克力,力,木,木或,或,或玻,玻,玻璃,璃,毫,毫米,米,0,doubled,d,do,dou,doub,doubl,double,米双,双,双股,股,15,to,19,cm,15to,15t,19cm,19c,至,厘,厘米,euro,e,eu,eur,slot,s,sl,slo,25,2,x,20,25x,20cm,20c,欧,欧式,式,式挂,挂,挂孔,孔,orange,ora,oran,orang,橙,橙色,色,teal,te,tea,蓝,蓝绿,绿,plum,p,pl,plu,梅,梅紫,紫,sand,sa,san,沙,沙色}');
INSERT INTO public.goods VALUES ('676682614847397719', 'UPPER', 'WHOLESALE', true, 36, 2335, 1, 1, 467, '2026-11-12 06:00:44.992+00', '808479868513128010', NULL, '309121585171812897', '{693196727570844795,187682024372354439,309121585171812897}', 'birthday-candle/numbers', 60, 45, '[{"num": 60, "cents": 36}]', '877646088056841170', '{"en": "Number candles 0 to 9, glitter", "zh": "数字蜡烛0至9，闪粉"}', '{"en": "pack", "zh": "包"}', '[{"name": {"en": "Wax", "zh": "蜡"}, "value": {"en": "Paraffin, food contact", "zh": "食品级石蜡"}}, {"name": {"en": "Holders", "zh": "烛托"}, "value": {"en": "Included", "zh": "附赠"}}, {"name": {"en": "Height", "zh": "高度"}, "value": {"en": "6 to 8 cm", "zh": "6至8厘米"}}, {"name": {"en": "Burning time", "zh": "燃时"}, "value": {"en": "6 to 12 min", "zh": "6至12分钟"}}]', '{"Wax_Paraffin, food contact",蜡_食品级石蜡,Holders_Included,烛托_附赠,"Height_6 to 8 cm",高度_6至8厘米,"Burning time_6 to 12 min",燃时_6至12分钟}', '{"en": "Choose one figure or the mixed tray", "zh": "可选单数字或混装盘"}', '{1,2,3,4,5}', '{"en": "<p>Cake candles with holders, so the wax stays off the icing. Food-contact wax and dyes; packs hang on a hook by the bakery till.</p><p>Number candles are flat-backed and come in assorted or single figures.</p>", "zh": "<p>带托的蛋糕蜡烛，蜡不滴奶油。食品级蜡与色料，挂装，烘焙店收银台边挂着卖。</p><p>数字蜡烛平背款，可混装或单数字装。</p>"}', '{number,n,nu,num,numb,numbe,candle,c,ca,can,cand,candl,candles,0,to,t,9,glitter,g,gl,gli,glit,glitt,glitte,0to,0t,数,数字,字,字蜡,蜡,蜡烛,烛,至,闪,闪粉,粉}', '{number,n,nu,num,numb,numbe,candle,c,ca,can,cand,candl,candles,0,to,t,9,glitter,g,gl,gli,glit,glitt,glitte,0to,0t,数,数字,字,字蜡,蜡,蜡烛,烛,至,闪,闪粉,粉,lighting,l,li,lig,ligh,light,lighti,lightin,灯,灯饰,饰,饰照,照,照明,明,birthday,b,bi,bir,birt,birth,birthd,birthda,and,a,an,novelty,no,nov,nove,novel,novelt,生,生日,日,日与,与,与造,造,造型,型,型蜡,festive,f,fe,fes,fest,festi,festiv,row,r,ro,party,p,pa,par,part,节,节日,日街,街,街派,派,派对,对,choose,ch,cho,choo,choos,one,o,on,figure,fi,fig,figu,figur,or,the,th,mixed,m,mi,mix,mixe,tray,tr,tra,可,可选,选,选单,单,单数,字或,或,或混,混,混装,装,装盘,盘,paraffin,para,paraf,paraff,paraffi,food,fo,foo,contact,co,con,cont,conta,contac,食,食品,品,品级,级,级石,石,石蜡,included,i,in,inc,incl,inclu,includ,include,附,附赠,赠,6,8,cm,6to,6t,8cm,8c,厘,厘米,米,12,1,min,12min,12m,12mi,分,分钟,钟,pastel,pas,past,paste,马,马卡,卡,卡龙,龙,龙混,混色,色,bright,br,bri,brig,brigh,亮,亮彩,彩,彩混,gold,go,gol,金,金色}');
INSERT INTO public.goods VALUES ('761204794657953872', 'UPPER', 'WHOLESALE', false, 660, 633, 1, 1, 475, '2026-10-19 02:26:43.222+00', '808479868513128010', '195978837596520844', '134484128728197097', '{669368330734126771,837941350622295738,134484128728197097}', 'balloon/hand-pump-12', 2, NULL, '[{"num": 2, "cents": 660}]', '877646088056841170', '{"en": "Balloon hand pump, 12 pcs", "zh": "手动打气筒12支"}', '{"en": "bag", "zh": "袋"}', '[{"name": {"en": "Material", "zh": "材质"}, "value": {"en": "Natural latex or foil", "zh": "天然乳胶或铝膜"}}, {"name": {"en": "Diameter", "zh": "直径"}, "value": {"en": "13 to 90 cm", "zh": "13至90厘米"}}, {"name": {"en": "Standard", "zh": "标准"}, "value": {"en": "EN 71-1, -2, -3, -12", "zh": "EN 71-1、2、3、12"}}, {"name": {"en": "Age", "zh": "年龄"}, "value": {"en": "Not under 8 without an adult", "zh": "8岁以下须成人看护"}}]', '{"Material_Natural latex or foil",材质_天然乳胶或铝膜,"Diameter_13 to 90 cm",直径_13至90厘米,"Standard_EN 71-1, -2, -3, -12","标准_EN 71-1、2、3、12","Age_Not under 8 without an adult",年龄_8岁以下须成人看护}', '{"en": "Blows on both strokes", "zh": "推拉双向出气"}', '{1,2,3,4,5}', '{"en": "<p>Natural latex, dipped twice, round when full. Nitrosamines are tested lot by lot; the age warning is on every bag in twelve languages.</p><ul><li>Helium flight about 18 hours at 30 cm</li><li>Foil ones have a self-sealing valve</li></ul>", "zh": "<p>天然乳胶，二次浸渍，充满仍圆。逐批检测亚硝胺，每袋十二国语言年龄警示。</p><ul><li>30厘米充氦飘约18小时</li><li>铝膜款自封气嘴</li></ul>"}', '{balloon,b,ba,bal,ball,ballo,balloo,hand,h,ha,han,pump,p,pu,pum,12,1,pcs,pc,12pc,12p,12pcs,手,手动,动,动打,打,打气,气,气筒,筒,支}', '{balloon,b,ba,bal,ball,ballo,balloo,hand,h,ha,han,pump,p,pu,pum,12,1,pcs,pc,12pc,12p,12pcs,手,手动,动,动打,打,打气,气,气筒,筒,支,party,pa,par,part,派,派对,对,对礼,礼,礼品,品,decoration,d,de,dec,deco,decor,decora,decorat,decorati,decoratio,decorations,对装,装,装饰,饰,balloons,气球,球,festive,f,fe,fes,fest,festi,festiv,row,r,ro,节,节日,日,日街,街,街派,blow,bl,blo,blows,on,o,both,bo,bot,stroke,s,st,str,stro,strok,strokes,推,推拉,拉,拉双,双,双向,向,向出,出,出气,natural,n,na,nat,natu,natur,natura,latex,l,la,lat,late,or,foil,fo,foi,天,天然,然,然乳,乳,乳胶,胶,胶或,或,或铝,铝,铝膜,膜,13,to,t,90,9,cm,c,13to,13t,90cm,90c,至,厘,厘米,米,en,e,71,7,2,3,not,no,under,u,un,und,unde,8,without,w,wi,wit,with,witho,withou,an,a,adult,ad,adu,adul,8without,8w,8wi,8wit,8with,8witho,8withou,岁,岁以,以,以下,下,下须,须,须成,成,成人,人,人看,看,看护,护}');
INSERT INTO public.goods VALUES ('553151216014919957', 'UPPER', 'WHOLESALE', false, 742, 6540, 1, 1, 482, '2026-09-30 11:22:00.241+00', '903386971134198280', '804642846573487636', '926182800190512113', '{399574754332931563,404020160805012390,926182800190512113}', 'umbrella-stand/wall-rack', 2, 890, '[{"num": 2, "cents": 742}]', '844368277075639380', '{"en": "Umbrella rack for the wall, 8 hooks", "zh": "壁挂8钩雨伞架"}', '{"en": "pc", "zh": "件"}', '[{"name": {"en": "Place", "zh": "使用场所"}, "value": {"en": "Entrance, shop, car", "zh": "门厅、店铺、车内"}}, {"name": {"en": "Cleaning", "zh": "清洁"}, "value": {"en": "Wipe with a damp cloth", "zh": "湿布擦拭"}}, {"name": {"en": "Shipping", "zh": "发货"}, "value": {"en": "Within 24 hours", "zh": "24小时内"}}, {"name": {"en": "Warranty", "zh": "质保"}, "value": {"en": "One year", "zh": "一年"}}]', '{"Place_Entrance, shop, car",使用场所_门厅、店铺、车内,"Cleaning_Wipe with a damp cloth",清洁_湿布擦拭,"Shipping_Within 24 hours",发货_24小时内,"Warranty_One year",质保_一年}', '{"en": "Two screws and no floor space", "zh": "两颗螺丝，不占地面"}', '{1,2,3,4,5,colour-charcoal,colour-pearl}', '{"en": "<h3>A place for the wet ones</h3><p>Shops, clinics and stairwells need somewhere to leave an umbrella. These are the plain pieces we use in our own entrance.</p><p>Everything wipes clean and stacks for shipping.</p>", "zh": "<h3>湿伞有处放</h3><p>店铺、诊所和楼道都需要放伞的地方，这些是我们自家门口也在用的朴素款。</p><p>一擦即净，可叠放运输。</p>"}', '{umbrella,u,um,umb,umbr,umbre,umbrel,umbrell,rack,r,ra,rac,for,f,fo,the,t,th,wall,w,wa,wal,8,hook,h,ho,hoo,hooks,8hook,8h,8ho,8hoo,8hooks,壁,壁挂,挂,钩,钩雨,雨,雨伞,伞,伞架,架}', '{umbrella,u,um,umb,umbr,umbre,umbrel,umbrell,rack,r,ra,rac,for,f,fo,the,t,th,wall,w,wa,wal,8,hook,h,ho,hoo,hooks,8hook,8h,8ho,8hoo,8hooks,壁,壁挂,挂,钩,钩雨,雨,雨伞,伞,伞架,架,umbrellas,伞雨,雨具,具,beach,b,be,bea,beac,and,a,an,garden,g,ga,gar,gard,garde,沙,沙滩,滩,滩与,与,与庭,庭,庭院,院,stand,s,st,sta,stan,stands,sleeve,sl,sle,slee,sleev,sleeves,架与,与伞,伞套,套,sundry,su,sun,sund,sundr,select,se,sel,sele,selec,万,万物,物,物自,自,自营,营,two,tw,screw,sc,scr,scre,screws,no,n,floor,fl,flo,floo,space,sp,spa,spac,两,两颗,颗,颗螺,螺,螺丝,丝,不,不占,占,占地,地,地面,面,entrance,e,en,ent,entr,entra,entran,entranc,shop,sh,sho,car,c,ca,门,门厅,厅,店,店铺,铺,车,车内,内,wipe,wi,wip,with,wit,damp,d,da,dam,cloth,cl,clo,clot,湿,湿布,布,布擦,擦,擦拭,拭,within,withi,24,2,hour,hou,hours,24hour,24h,24ho,24hou,24hours,小,小时,时,时内,one,o,on,year,y,ye,yea,一,一年,年,charcoal,ch,cha,char,charc,charco,charcoa,炭,炭黑,黑,pearl,p,pe,pea,pear,珍,珍珠,珠,珠白,白}');
INSERT INTO public.goods VALUES ('881001236228383859', 'UPPER', 'WHOLESALE', false, 985, 14093, 1, 1, 447, '2026-04-14 08:36:54.25+00', '903386971134198280', '804642846573487636', '926182800190512113', '{399574754332931563,404020160805012390,926182800190512113}', 'umbrella-stand/round-stand', 2, NULL, '[{"num": 2, "cents": 985}, {"num": 10, "cents": 914}, {"num": 40, "cents": 840}]', '844368277075639380', '{"en": "Round umbrella stand with drip tray", "zh": "圆形雨伞桶 带接水盘"}', '{"en": "pc", "zh": "件"}', '[{"name": {"en": "Place", "zh": "使用场所"}, "value": {"en": "Entrance, shop, car", "zh": "门厅、店铺、车内"}}, {"name": {"en": "Cleaning", "zh": "清洁"}, "value": {"en": "Wipe with a damp cloth", "zh": "湿布擦拭"}}, {"name": {"en": "Shipping", "zh": "发货"}, "value": {"en": "Within 24 hours", "zh": "24小时内"}}, {"name": {"en": "Warranty", "zh": "质保"}, "value": {"en": "One year", "zh": "一年"}}]', '{"Place_Entrance, shop, car",使用场所_门厅、店铺、车内,"Cleaning_Wipe with a damp cloth",清洁_湿布擦拭,"Shipping_Within 24 hours",发货_24小时内,"Warranty_One year",质保_一年}', '{"en": "Holds ten straight umbrellas; the tray lifts out", "zh": "可放十把长伞，接水盘可取出"}', '{1,2,3,4,5,colour-charcoal,colour-pearl,colour-teal}', '{"en": "<h3>A place for the wet ones</h3><p>Shops, clinics and stairwells need somewhere to leave an umbrella. These are the plain pieces we use in our own entrance.</p><p>Everything wipes clean and stacks for shipping.</p>", "zh": "<h3>湿伞有处放</h3><p>店铺、诊所和楼道都需要放伞的地方，这些是我们自家门口也在用的朴素款。</p><p>一擦即净，可叠放运输。</p>"}', '{round,r,ro,rou,roun,umbrella,u,um,umb,umbr,umbre,umbrel,umbrell,stand,s,st,sta,stan,with,w,wi,wit,drip,d,dr,dri,tray,t,tr,tra,圆,圆形,形,形雨,雨,雨伞,伞,伞桶,桶,带,带接,接,接水,水,水盘,盘}', '{round,r,ro,rou,roun,umbrella,u,um,umb,umbr,umbre,umbrel,umbrell,stand,s,st,sta,stan,with,w,wi,wit,drip,d,dr,dri,tray,t,tr,tra,圆,圆形,形,形雨,雨,雨伞,伞,伞桶,桶,带,带接,接,接水,水,水盘,盘,umbrellas,伞雨,雨具,具,beach,b,be,bea,beac,and,a,an,garden,g,ga,gar,gard,garde,沙,沙滩,滩,滩与,与,与庭,庭,庭院,院,stands,sleeve,sl,sle,slee,sleev,sleeves,伞架,架,架与,与伞,伞套,套,sundry,su,sun,sund,sundr,select,se,sel,sele,selec,万,万物,物,物自,自,自营,营,hold,h,ho,hol,holds,ten,te,straight,str,stra,strai,straig,straigh,the,th,lift,l,li,lif,lifts,out,o,ou,可,可放,放,放十,十,十把,把,把长,长,长伞,盘可,可取,取,取出,出,entrance,e,en,ent,entr,entra,entran,entranc,shop,sh,sho,car,c,ca,门,门厅,厅,店,店铺,铺,车,车内,内,wipe,wip,damp,da,dam,cloth,cl,clo,clot,湿,湿布,布,布擦,擦,擦拭,拭,within,withi,24,2,hour,hou,hours,24hour,24h,24ho,24hou,24hours,小,小时,时,时内,one,on,year,y,ye,yea,一,一年,年,charcoal,ch,cha,char,charc,charco,charcoa,炭,炭黑,黑,pearl,p,pe,pea,pear,珍,珍珠,珠,珠白,白,teal,tea,蓝,蓝绿,绿}');
INSERT INTO public.goods VALUES ('804466613306813026', 'UPPER', 'RETAIL', false, 1480, 13320, 1, 1, 465, '2026-08-10 19:49:16.7+00', '768664426974140671', '278998095727915036', '916317137499844595', '{950522903153555404,674824436933739521,916317137499844595}', 'shopping-tote/paper-kraft-100', 1, NULL, '[]', '724429810867179424', '{"en": "Kraft carriers with twisted handles, 100 pcs", "zh": "牛皮纸手提袋，纸绳提手，100只"}', '{"en": "pc", "zh": "只"}', '[{"name": {"en": "Load", "zh": "承重"}, "value": {"en": "10 kg", "zh": "10公斤"}}, {"name": {"en": "Handle", "zh": "提手"}, "value": {"en": "65 cm, cross-stitched", "zh": "65厘米打叉"}}, {"name": {"en": "Washable", "zh": "洗涤"}, "value": {"en": "30 °C (cotton)", "zh": "棉款30℃可洗"}}, {"name": {"en": "Printing", "zh": "印刷"}, "value": {"en": "One colour free from 500", "zh": "500只起免费单色"}}]', '{"Load_10 kg",承重_10公斤,"Handle_65 cm, cross-stitched",提手_65厘米打叉,"Washable_30 °C (cotton)",洗涤_棉款30℃可洗,"Printing_One colour free from 500",印刷_500只起免费单色}', '{"en": "Takes a rubber stamp well", "zh": "盖章清晰"}', '{1,2,3,4,5}', '{"en": "<p>Carriers for markets, museums and supermarkets. Handles are cross-stitched and long enough for a shoulder over a winter coat.</p><p>One-colour printing is free from 500 pieces; send the artwork with the order note.</p>", "zh": "<p>菜场、博物馆、超市都能用的袋子。提手打叉车缝，长度可跨冬衣上肩。</p><p>500只起免费单色印刷，稿件随订单备注发来。</p>"}', '{kraft,k,kr,kra,kraf,carrier,c,ca,car,carr,carri,carrie,carriers,with,w,wi,wit,twisted,t,tw,twi,twis,twist,twiste,handle,h,ha,han,hand,handl,handles,100,1,10,pcs,p,pc,100pc,100p,100pcs,牛,牛皮,皮,皮纸,纸,纸手,手,手提,提,提袋,袋,纸绳,绳,绳提,提手,只}', '{kraft,k,kr,kra,kraf,carrier,c,ca,car,carr,carri,carrie,carriers,with,w,wi,wit,twisted,t,tw,twi,twis,twist,twiste,handle,h,ha,han,hand,handl,handles,100,1,10,pcs,p,pc,100pc,100p,100pcs,牛,牛皮,皮,皮纸,纸,纸手,手,手提,提,提袋,袋,纸绳,绳,绳提,提手,只,bag,b,ba,bags,箱,箱包,包,handbag,handb,handba,handbags,女,女包,tote,to,tot,totes,and,a,an,shopper,s,sh,sho,shop,shopp,shoppe,shoppers,托,托特,特,特与,与,与购,购,购物,物,物袋,greenstep,g,gr,gre,gree,green,greens,greenst,greenste,绿,绿步,步,brightbag,br,bri,brig,brigh,bright,brightb,brightba,luggage,l,lu,lug,lugg,lugga,luggag,亮,亮包,包箱,take,ta,tak,takes,rubber,r,ru,rub,rubb,rubbe,stamp,st,sta,stam,well,we,wel,盖,盖章,章,章清,清,清晰,晰,kg,10kg,10k,公,公斤,斤,65,6,cm,cross,cr,cro,cros,stitched,sti,stit,stitc,stitch,stitche,65cm,65c,厘,厘米,米,米打,打,打叉,叉,30,3,cotton,co,cot,cott,cotto,棉,棉款,款,可,可洗,洗,one,o,on,colour,col,colo,colou,free,f,fr,fre,from,fro,500,5,50,只起,起,起免,免,免费,费,费单,单,单色,色,small,sm,sma,smal,小,小号,号,medium,m,me,med,medi,mediu,中,中号,large,la,lar,larg,大,大号}');
INSERT INTO public.goods VALUES ('117302179347217706', 'UPPER', 'WHOLESALE', false, 396, 863, 1, 0, 390, '2025-10-29 08:12:43.231+00', '413821250932627030', '813827205698477256', '437152522325549498', '{693196727570844795,334149340418699436,437152522325549498}', 'clay-lamp/diya-12', 5, NULL, '[{"num": 5, "cents": 396}, {"num": 20, "cents": 368}, {"num": 100, "cents": 332}]', '698528501695811524', '{"en": "Painted clay lamps, tray of 12", "zh": "手绘陶油灯，12盏一托"}', '{"en": "pc", "zh": "盏"}', '[{"name": {"en": "Material", "zh": "材质"}, "value": {"en": "Red clay, low fired", "zh": "低温红陶"}}, {"name": {"en": "Paint", "zh": "彩绘"}, "value": {"en": "Water-based, hand applied", "zh": "水性颜料手绘"}}, {"name": {"en": "Burning time", "zh": "燃时"}, "value": {"en": "3 to 4 h", "zh": "3至4小时"}}, {"name": {"en": "Packing", "zh": "包装"}, "value": {"en": "Egg tray of 12", "zh": "12盏蛋托"}}]', '{"Material_Red clay, low fired",材质_低温红陶,"Paint_Water-based, hand applied",彩绘_水性颜料手绘,"Burning time_3 to 4 h",燃时_3至4小时,"Packing_Egg tray of 12",包装_12盏蛋托}', '{"en": "No two painted quite the same", "zh": "手绘花纹各不相同"}', '{1,2,3,4,5,colour-orange,colour-plum,colour-teal}', '{"en": "<p>Festival oil lamps thrown in red clay and painted by a family workshop. They hold oil for about three hours; wax-filled ones burn four.</p><p>Sold by the dozen in egg trays, so they arrive whole.</p>", "zh": "<p>红陶手拉坯油灯，家庭作坊彩绘。灯油可燃约三小时，蜡芯款约四小时。</p><p>按打装蛋托，运输不碎。</p>"}', '{painted,p,pa,pai,pain,paint,painte,clay,c,cl,cla,lamp,l,la,lam,lamps,tray,t,tr,tra,of,o,12,1,手,手绘,绘,绘陶,陶,陶油,油,油灯,灯,盏,盏一,一,一托,托}', '{painted,p,pa,pai,pain,paint,painte,clay,c,cl,cla,lamp,l,la,lam,lamps,tray,t,tr,tra,of,o,12,1,手,手绘,绘,绘陶,陶,陶油,油,油灯,灯,盏,盏一,一,一托,托,lighting,li,lig,ligh,light,lighti,lightin,灯饰,饰,饰照,照,照明,明,lantern,lan,lant,lante,lanter,lanterns,灯笼,笼,oil,oi,and,a,an,table,ta,tab,tabl,灯与,与,与台,台,台灯,kilnmate,k,ki,kil,kiln,kilnm,kilnma,kilnmat,窑,窑友,友,tableware,tablew,tablewa,tablewar,友餐,餐,餐具,具,no,n,two,tw,quite,q,qu,qui,quit,the,th,same,s,sa,sam,绘花,花,花纹,纹,纹各,各,各不,不,不相,相,相同,同,red,r,re,low,lo,fired,f,fi,fir,fire,低,低温,温,温红,红,红陶,water,w,wa,wat,wate,based,b,ba,bas,base,hand,h,ha,han,applied,ap,app,appl,appli,applie,水,水性,性,性颜,颜,颜料,料,料手,3,to,4,3to,3t,4h,至,小,小时,时,egg,e,eg,盏蛋,蛋,蛋托,orange,or,ora,oran,orang,橙,橙色,色,plum,pl,plu,梅,梅紫,紫,teal,te,tea,蓝,蓝绿,绿}');
INSERT INTO public.goods VALUES ('128298375656509832', 'UPPER', 'WHOLESALE', false, 655, 9316, 1, 1, 465, '2025-10-23 21:57:55.72+00', '504952410010581100', '682425759044364542', '770961034440623626', '{399574754332931563,568374955850087210,770961034440623626}', 'sun-umbrella/feather-light', 5, NULL, '[{"num": 5, "cents": 655}]', '612775462988475699', '{"en": "Feather-light UV umbrella, 190 g, carbon ribs", "zh": "190克碳纤骨防晒伞"}', '{"en": "pc", "zh": "把"}', '[{"name": {"en": "Protection", "zh": "防护指数"}, "value": {"en": "UPF 50+", "zh": "UPF 50+（国标防晒）"}}, {"name": {"en": "Coating", "zh": "涂层"}, "value": {"en": "Black gum or titanium", "zh": "黑胶或钛银"}}, {"name": {"en": "Use", "zh": "用途"}, "value": {"en": "Sun and rain", "zh": "晴雨两用"}}, {"name": {"en": "Weight", "zh": "重量"}, "value": {"en": "190 to 330 g", "zh": "190–330g"}}]', '{"Protection_UPF 50+","防护指数_UPF 50+（国标防晒）","Coating_Black gum or titanium",涂层_黑胶或钛银,"Use_Sun and rain",用途_晴雨两用,"Weight_190 to 330 g",重量_190–330g}', '{"en": "Lighter than the phone beside it in the bag", "zh": "比包里的手机还轻"}', '{1,2,3,4,5,colour-blush,colour-sky,colour-pearl}', '{"en": "<h3>Shade you can carry</h3><p>A black or titanium coating under the canopy stops more than 98% of ultraviolet light. The figure is printed on the hangtag with the number of the test.</p><p>The coating is rubbed 500 times before it is approved, so it will not flake along the folds in the first summer.</p>", "zh": "<h3>随身带的一片阴凉</h3><p>伞面内侧黑胶或钛银涂层，紫外线阻隔率98%以上，检测编号印在吊牌上。</p><p>涂层过500次摩擦测试，头一个夏天折痕处不掉胶。</p>"}', '{feather,f,fe,fea,feat,feath,feathe,light,l,li,lig,ligh,uv,u,umbrella,um,umb,umbr,umbre,umbrel,umbrell,190,1,19,g,carbon,c,ca,car,carb,carbo,rib,r,ri,ribs,190g,克,克碳,碳,碳纤,纤,纤骨,骨,骨防,防,防晒,晒,晒伞,伞}', '{feather,f,fe,fea,feat,feath,feathe,light,l,li,lig,ligh,uv,u,umbrella,um,umb,umbr,umbre,umbrel,umbrell,190,1,19,g,carbon,c,ca,car,carb,carbo,rib,r,ri,ribs,190g,克,克碳,碳,碳纤,纤,纤骨,骨,骨防,防,防晒,晒,晒伞,伞,umbrellas,雨,雨伞,伞雨,雨具,具,folding,fo,fol,fold,foldi,foldin,折,折叠,叠,叠伞,sun,s,su,and,a,an,jinhe,j,ji,jin,jinh,锦,锦河,河,work,w,wo,wor,works,河伞,伞业,业,lighter,lighte,than,t,th,tha,the,phone,p,ph,pho,phon,beside,b,be,bes,besi,besid,it,i,in,bag,ba,比,比包,包,包里,里,里的,的,的手,手,手机,机,机还,还,还轻,轻,upf,up,50,5,国,国标,标,标防,black,bl,bla,blac,gum,gu,or,o,titanium,ti,tit,tita,titan,titani,titaniu,黑,黑胶,胶,胶或,或,或钛,钛,钛银,银,rain,ra,rai,晴,晴雨,雨两,两,两用,用,to,330,3,33,190to,190t,330g,blush,blu,blus,浅,浅粉,粉,sky,sk,blue,天,天蓝,蓝,pearl,pe,pea,pear,珍,珍珠,珠,珠白,白}');
INSERT INTO public.goods VALUES ('865844230995939375', 'UPPER', 'WHOLESALE', false, 790, 920, 1, 1, 488, '2025-01-23 11:31:02.057+00', '980745048193495630', '214844499851921404', '123676706162991755', '{447422875551204421,708156636224742151,123676706162991755}', 'hand-saw/utility-knife-12', 2, 940, '[{"num": 2, "cents": 790}]', '621694925585353465', '{"en": "Utility knives, metal body, 12 pcs on a card", "zh": "金属美工刀12把一卡"}', '{"en": "pc", "zh": "把"}', '[{"name": {"en": "Blade", "zh": "锯片"}, "value": {"en": "SK5 steel, 0.9 mm", "zh": "SK5钢，0.9毫米"}}, {"name": {"en": "Teeth", "zh": "锯齿"}, "value": {"en": "7 or 11 per inch", "zh": "每寸7或11齿"}}, {"name": {"en": "Handle", "zh": "手柄"}, "value": {"en": "Two-component", "zh": "双料包胶"}}, {"name": {"en": "Cover", "zh": "齿套"}, "value": {"en": "Included", "zh": "附带"}}]', '{"Blade_SK5 steel, 0.9 mm",锯片_SK5钢，0.9毫米,"Teeth_7 or 11 per inch",锯齿_每寸7或11齿,Handle_Two-component,手柄_双料包胶,Cover_Included,齿套_附带}', '{"en": "Blade locks at each click", "zh": "每档自锁"}', '{1,2,3,4,5}', '{"en": "<p>Saws with impulse-hardened teeth that cut on push and pull and keep their edge for five times as long as a filed blade. The handle shows 45 and 90 degrees.</p><p>Every blade has a cover for teeth and shelf.</p>", "zh": "<p>高频淬火三面磨齿，推拉均切，耐用是普通锉齿的五倍。手柄可量45度和90度。</p><p>每把带齿套，上架不伤手。</p>"}', '{utility,u,ut,uti,util,utili,utilit,knive,k,kn,kni,kniv,knives,metal,m,me,met,meta,body,b,bo,bod,12,1,pcs,p,pc,on,o,a,card,c,ca,car,12pc,12p,12pcs,金,金属,属,属美,美,美工,工,工刀,刀,把,把一,一,一卡,卡}', '{utility,u,ut,uti,util,utili,utilit,knive,k,kn,kni,kniv,knives,metal,m,me,met,meta,body,b,bo,bod,12,1,pcs,p,pc,on,o,a,card,c,ca,car,12pc,12p,12pcs,金,金属,属,属美,美,美工,工,工刀,刀,把,把一,一,一卡,卡,hand,h,ha,han,tool,t,to,too,tools,五,五金,金工,工具,具,striking,s,st,str,stri,strik,striki,strikin,and,an,cutting,cu,cut,cutt,cutti,cuttin,敲,敲击,击,击与,与,与切,切,切割,割,saw,sa,saws,ax,axe,axes,锯,锯与,与斧,斧,pinebox,pi,pin,pine,pineb,pinebo,松,松盒,盒,盒五,blade,bl,bla,blad,lock,l,lo,loc,locks,at,each,e,ea,eac,click,cl,cli,clic,每,每档,档,档自,自,自锁,锁,sk5,sk,steel,ste,stee,0,9,mm,5,5steel,5s,5st,5ste,5stee,9mm,9m,钢,毫,毫米,米,7,or,11,per,pe,inch,i,in,inc,7or,7o,11per,11p,11pe,每寸,寸,或,齿,two,tw,component,co,com,comp,compo,compon,compone,componen,双,双料,料,料包,包,包胶,胶,included,incl,inclu,includ,include,附,附带,带}');
INSERT INTO public.goods VALUES ('965196570754439734', 'UPPER', 'WHOLESALE', false, 1280, 4873, 1, 1, 450, '2026-11-24 03:19:39.161+00', '510585406192383161', '589536362031280588', '910658129480461708', '{105115457772985906,217024542449459936,910658129480461708}', 'crayons/party-four', 2, NULL, '[{"num": 2, "cents": 1280}]', '798833550454353487', '{"en": "Four-pack crayons for restaurant tables, 100 packs", "zh": "餐厅儿童桌四色蜡笔 100包"}', '{"en": "box", "zh": "盒"}', '[{"name": {"en": "Base", "zh": "基料"}, "value": {"en": "Paraffin and beeswax", "zh": "石蜡与蜂蜡"}}, {"name": {"en": "Age", "zh": "适用年龄"}, "value": {"en": "3 and up", "zh": "3岁以上"}}, {"name": {"en": "Safety", "zh": "安全标准"}, "value": {"en": "EN 71-3, ASTM D4236", "zh": "EN 71-3与ASTM D4236认证"}}, {"name": {"en": "Sleeve", "zh": "纸套"}, "value": {"en": "Paper, named", "zh": "印色名纸套"}}]', '{"Base_Paraffin and beeswax",基料_石蜡与蜂蜡,"Age_3 and up",适用年龄_3岁以上,"Safety_EN 71-3, ASTM D4236","安全标准_EN 71-3与ASTM D4236认证","Sleeve_Paper, named",纸套_印色名纸套}', '{"en": "Red, blue, green, yellow, and a picture to colour", "zh": "红蓝绿黄，附一张填色图"}', '{1,2,3,4,5}', '{"en": "<h3>Strong colour, no crumbs</h3><p>Beeswax is blended in, so the stroke is soft and the stick is not. Each colour carries its name in both languages on the sleeve.</p><p>They wash out of cotton at 40 °C.</p>", "zh": "<h3>颜色饱满，不掉渣</h3><p>配入蜂蜡，笔触软而笔身硬，纸套上印中英文色名。</p><p>棉布沾上，40℃洗得掉。</p>"}', '{four,f,fo,fou,pack,p,pa,pac,crayon,c,cr,cra,cray,crayo,crayons,for,restaurant,r,re,res,rest,resta,restau,restaur,restaura,restauran,table,t,ta,tab,tabl,tables,100,1,10,packs,100pack,100p,100pa,100pac,100packs,餐,餐厅,厅,厅儿,儿,儿童,童,童桌,桌,桌四,四,四色,色,色蜡,蜡,蜡笔,笔,包}', '{four,f,fo,fou,pack,p,pa,pac,crayon,c,cr,cra,cray,crayo,crayons,for,restaurant,r,re,res,rest,resta,restau,restaur,restaura,restauran,table,t,ta,tab,tabl,tables,100,1,10,packs,100pack,100p,100pa,100pac,100packs,餐,餐厅,厅,厅儿,儿,儿童,童,童桌,桌,桌四,四,四色,色,色蜡,蜡,蜡笔,笔,包,stationery,s,st,sta,stat,stati,statio,station,statione,stationer,文,文具,具,colour,co,col,colo,colou,画,画材,材,crayonry,crayonr,彩,彩笔,笔社,社,papermint,pap,pape,paper,paperm,papermi,papermin,纸,纸薄,薄,薄荷,荷,荷文,red,blue,b,bl,blu,green,g,gr,gre,gree,yellow,y,ye,yel,yell,yello,and,a,an,picture,pi,pic,pict,pictu,pictur,to,红,红蓝,蓝,蓝绿,绿,绿黄,黄,附,附一,一,一张,张,张填,填,填色,色图,图,paraffin,par,para,paraf,paraff,paraffi,beeswax,be,bee,bees,beesw,beeswa,石,石蜡,蜡与,与,与蜂,蜂,蜂蜡,3,up,u,3and,3a,3an,岁,岁以,以,以上,上,en,e,71,7,astm,as,ast,d4236,d,d4,d42,d423,认,认证,证,named,n,na,nam,name,印,印色,色名,名,名纸,纸套,套}');
INSERT INTO public.goods VALUES ('813782271780090755', 'UPPER', 'RETAIL', false, 1152, 1553, 1, 1, 433, '2026-08-14 00:05:53.609+00', '164865641485509247', '566142897498233346', '316859669267167290', '{170346941086091172,219069145395485600,316859669267167290}', 'soap-bar/glycerine-36', 1, 1390, '[]', '181748439061580744', '{"en": "Glycerine soap bars, mixed, 36 pcs", "zh": "甘油皂混装36块"}', '{"en": "box", "zh": "盒"}', '[{"name": {"en": "Base", "zh": "皂基"}, "value": {"en": "Vegetable, glycerine", "zh": "植物皂基，甘油"}}, {"name": {"en": "Weight", "zh": "单块"}, "value": {"en": "85 to 100 g", "zh": "85至100克"}}, {"name": {"en": "pH", "zh": "酸碱度"}, "value": {"en": "9.2", "zh": "9.2"}}, {"name": {"en": "Shelf life", "zh": "保质期"}, "value": {"en": "3 years", "zh": "3年"}}, {"name": {"en": "Palm oil", "zh": "棕榈油"}, "value": {"en": "RSPO certified", "zh": "RSPO认证"}}]', '{"Base_Vegetable, glycerine",皂基_植物皂基，甘油,"Weight_85 to 100 g",单块_85至100克,pH_9.2,酸碱度_9.2,"Shelf life_3 years",保质期_3年,"Palm oil_RSPO certified",棕榈油_RSPO认证}', '{"en": "Clear bars that sell by colour", "zh": "透明皂体，靠颜色就好卖"}', '{1,2,3,4,5}', '{"en": "<p>Vegetable soap milled three times, so a bar is hard, lasts, and does not turn to jelly in the dish. Scents are light enough for a shared bathroom.</p><p>Ingredient list in English, Chinese, French and Arabic on every wrapper. No palm oil without a certificate.</p>", "zh": "<p>植物皂基三次研磨，皂体硬、耐用，皂碟里不化成糊。香味清淡，公用浴室也合适。</p><p>包装含英、中、法、阿四语成分。棕榈油均为认证来源。</p>"}', '{glycerine,g,gl,gly,glyc,glyce,glycer,glyceri,glycerin,soap,s,so,soa,bar,b,ba,bars,mixed,m,mi,mix,mixe,36,3,pcs,p,pc,36pc,36p,36pcs,甘,甘油,油,油皂,皂,皂混,混,混装,装,块}', '{glycerine,g,gl,gly,glyc,glyce,glycer,glyceri,glycerin,soap,s,so,soa,bar,b,ba,bars,mixed,m,mi,mix,mixe,36,3,pcs,p,pc,36pc,36p,36pcs,甘,甘油,油,油皂,皂,皂混,混,混装,装,块,household,h,ho,hou,hous,house,househ,househo,househol,居,居家,家,家日,日,日用,用,bath,bat,洗,洗浴,浴,and,a,an,lotion,l,lo,lot,loti,lotio,香,香皂,皂与,与,与乳,乳,乳液,液,freshfold,f,fr,fre,fres,fresh,freshf,freshfo,freshfol,清,清叠,叠,care,c,ca,car,叠洗,洗护,护,clear,cl,cle,clea,that,t,th,tha,sell,se,sel,by,colour,co,col,colo,colou,透,透明,明,明皂,皂体,体,靠,靠颜,颜,颜色,色,色就,就,就好,好,好卖,卖,vegetable,v,ve,veg,vege,veget,vegeta,vegetab,vegetabl,植,植物,物,物皂,皂基,基,85,8,to,100,1,10,85to,85t,100g,至,克,9,2,year,y,ye,yea,years,3year,3y,3ye,3yea,3years,年,rspo,r,rs,rsp,certified,ce,cer,cert,certi,certif,certifi,certifie,认,认证,证,混合,合,rose,ro,ros,玫,玫瑰,瑰,lemon,le,lem,lemo,柠,柠檬,檬,unscented,u,un,uns,unsc,unsce,unscen,unscent,unscente,无,无香}');
INSERT INTO public.goods VALUES ('557057843194779246', 'UPPER', 'WHOLESALE', true, 46, 6098, 1, 1, 427, '2026-05-14 10:00:37.563+00', '768664426974140671', '823525353048554170', '539314932148114227', '{950522903153555404,623326598944227515,539314932148114227}', 'coin-purse/squeeze-oval', 100, NULL, '[{"num": 100, "cents": 46}]', '724429810867179424', '{"en": "Squeeze purse, oval, vinyl", "zh": "椭圆捏捏零钱包"}', '{"en": "pc", "zh": "只"}', '[{"name": {"en": "Frame", "zh": "口金"}, "value": {"en": "Iron, gold or nickel tone", "zh": "铁，金色或镍色"}}, {"name": {"en": "Outside", "zh": "外料"}, "value": {"en": "PU or cotton", "zh": "PU或棉布"}}, {"name": {"en": "Width", "zh": "宽度"}, "value": {"en": "8 to 12 cm", "zh": "8至12厘米"}}, {"name": {"en": "Packing", "zh": "包装"}, "value": {"en": "12 in a box", "zh": "12只一盒"}}]', '{"Frame_Iron, gold or nickel tone",口金_铁，金色或镍色,"Outside_PU or cotton",外料_PU或棉布,"Width_8 to 12 cm",宽度_8至12厘米,"Packing_12 in a box",包装_12只一盒}', '{"en": "Logo printed from 100 pieces", "zh": "100只起印标"}', '{1,2,3,4,5,colour-rose,colour-teal,colour-violet,colour-mustard}', '{"en": "<p>Kiss-lock purses with a frame that snaps loudly and stays shut in a pocket. Bent and set by hand; the fabric is caught in the frame with paper cord, not just glue.</p><p>Mixed colours in every dozen unless you choose.</p>", "zh": "<p>口金零钱包，扣合清脆，揣兜不开。手工弯框，布边以纸绳压入框槽，不只靠胶。</p><p>未指定则每打混色。</p>"}', '{squeeze,s,sq,squ,sque,squee,squeez,purse,p,pu,pur,purs,oval,o,ov,ova,vinyl,v,vi,vin,viny,椭,椭圆,圆,圆捏,捏,捏捏,捏零,零,零钱,钱,钱包,包}', '{squeeze,s,sq,squ,sque,squee,squeez,purse,p,pu,pur,purs,oval,o,ov,ova,vinyl,v,vi,vin,viny,椭,椭圆,圆,圆捏,捏,捏捏,捏零,零,零钱,钱,钱包,包,bag,b,ba,bags,箱,箱包,purses,coin,c,co,coi,brightbag,br,bri,brig,brigh,bright,brightb,brightba,亮,亮包,luggage,l,lu,lug,lugg,lugga,luggag,包箱,logo,lo,log,printed,pr,pri,prin,print,printe,from,f,fr,fro,100,1,10,piece,pi,pie,piec,pieces,100piece,100p,100pi,100pie,100piec,100pieces,只,只起,起,起印,印,印标,标,iron,i,ir,iro,gold,g,go,gol,or,nickel,n,ni,nic,nick,nicke,tone,t,to,ton,铁,金,金色,色,色或,或,或镍,镍,镍色,cotton,cot,cott,cotto,或棉,棉,棉布,布,8,12,cm,8to,8t,12cm,12c,至,厘,厘米,米,in,a,box,bo,12in,12i,只一,一,一盒,盒,rose,r,ro,ros,玫,玫红,红,teal,te,tea,蓝,蓝绿,绿,violet,vio,viol,viole,紫,紫罗,罗,罗兰,兰,mustard,m,mu,mus,must,musta,mustar,芥,芥黄,黄}');
INSERT INTO public.goods VALUES ('145607005653305610', 'UPPER', 'WHOLESALE', true, 428, 4718, 1, 1, 425, '2026-02-21 03:25:55.496+00', '413821250932627030', '813827205698477256', '135370005642581410', '{411971510836498372,720841817966403850,135370005642581410}', 'chopsticks/gift-pair', 6, NULL, '[{"num": 6, "cents": 428}]', '698528501695811524', '{"en": "Wedding chopsticks, two pairs with rests, red box", "zh": "喜筷两双配筷架 红色礼盒"}', '{"en": "pair", "zh": "双"}', '[{"name": {"en": "Length", "zh": "长度"}, "value": {"en": "23 to 27 cm", "zh": "23–27cm"}}, {"name": {"en": "Heat", "zh": "耐温"}, "value": {"en": "Up to 180 °C", "zh": "最高180℃"}}, {"name": {"en": "Tip", "zh": "筷头"}, "value": {"en": "Ridged, uncoated", "zh": "防滑纹，无漆"}}, {"name": {"en": "Dishwasher", "zh": "洗碗机"}, "value": {"en": "Alloy and steel only", "zh": "合金与不锈钢款可用"}}]', '{"Length_23 to 27 cm",长度_23–27cm,"Heat_Up to 180 °C",耐温_最高180℃,"Tip_Ridged, uncoated",筷头_防滑纹，无漆,"Dishwasher_Alloy and steel only",洗碗机_合金与不锈钢款可用}', '{"en": "Engraving of two names from 20 boxes", "zh": "20盒起可刻新人名字"}', '{1,2,3,4,5,colour-scarlet}', '{"en": "<h3>Grip that doesn''t roll</h3><p>Square at the top, round at the tip. The last three centimetres are ridged, so noodles and beans stay put.</p><p>Heat-proof to 180 °C; no lacquer touches the food.</p>", "zh": "<h3>夹得住，滚不走</h3><p>天圆地方，筷头三厘米防滑纹，面条和豆子都夹得稳。</p><p>耐温180℃，入口处不涂漆。</p>"}', '{wedding,w,we,wed,wedd,weddi,weddin,chopstick,c,ch,cho,chop,chops,chopst,chopsti,chopstic,chopsticks,two,t,tw,pair,p,pa,pai,pairs,with,wi,wit,rest,r,re,res,rests,red,box,b,bo,喜,喜筷,筷,筷两,两,两双,双,双配,配,配筷,筷架,架,红,红色,色,色礼,礼,礼盒,盒}', '{wedding,w,we,wed,wedd,weddi,weddin,chopstick,c,ch,cho,chop,chops,chopst,chopsti,chopstic,chopsticks,two,t,tw,pair,p,pa,pai,pairs,with,wi,wit,rest,r,re,res,rests,red,box,b,bo,喜,喜筷,筷,筷两,两,两双,双,双配,配,配筷,筷架,架,红,红色,色,色礼,礼,礼盒,盒,kitchen,k,ki,kit,kitc,kitch,kitche,厨,厨房,房,房餐,餐,餐具,具,tableware,ta,tab,tabl,table,tablew,tablewa,tablewar,cutlery,cu,cut,cutl,cutle,cutler,and,a,an,刀,刀叉,叉,叉与,与,与筷,筷子,子,kilnmate,kil,kiln,kilnm,kilnma,kilnmat,窑,窑友,友,友餐,engraving,e,en,eng,engr,engra,engrav,engravi,engravin,of,o,name,n,na,nam,names,from,f,fr,fro,20,2,boxe,boxes,20box,20b,20bo,20boxe,20boxes,盒起,起,起可,可,可刻,刻,刻新,新,新人,人,人名,名,名字,字,23,to,27,cm,23to,23t,27cm,27c,up,u,180,1,18,最,最高,高,ridged,ri,rid,ridg,ridge,uncoated,un,unc,unco,uncoa,uncoat,uncoate,防,防滑,滑,滑纹,纹,无,无漆,漆,alloy,al,all,allo,steel,s,st,ste,stee,only,on,onl,合,合金,金,金与,与不,不,不锈,锈,锈钢,钢,钢款,款,款可,可用,用,scarlet,sc,sca,scar,scarl,scarle,大,大红}');
INSERT INTO public.goods VALUES ('509203419974837929', 'UPPER', 'WHOLESALE', false, 468, 4426, 1, 1, 454, '2026-01-22 08:54:00.159+00', '808479868513128010', '195978837596520844', '457440119812173159', '{859453109652278827,540518821211082535,457440119812173159}', 'tiara/queen', 4, 580, '[{"num": 4, "cents": 468}]', '877646088056841170', '{"en": "Queen crown, full circle, 15 stones", "zh": "女王全圆皇冠，15颗镶石"}', '{"en": "pc", "zh": "顶"}', '[{"name": {"en": "Material", "zh": "材质"}, "value": {"en": "Alloy, foam or card", "zh": "合金、泡棉或卡纸"}}, {"name": {"en": "Fits", "zh": "适合头围"}, "value": {"en": "50 to 60 cm", "zh": "50至60厘米"}}, {"name": {"en": "Stones", "zh": "镶石"}, "value": {"en": "Acrylic, glued and clawed", "zh": "亚克力，胶爪双固"}}, {"name": {"en": "Packing", "zh": "包装"}, "value": {"en": "One per box", "zh": "一顶一盒"}}]', '{"Material_Alloy, foam or card",材质_合金、泡棉或卡纸,"Fits_50 to 60 cm",适合头围_50至60厘米,"Stones_Acrylic, glued and clawed",镶石_亚克力，胶爪双固,"Packing_One per box",包装_一顶一盒}', '{"en": "Full circle, stands alone on a cake or cushion", "zh": "全圆可独立摆放"}', '{1,2,3,4,5}', '{"en": "<p>Crowns for birthdays, school plays and shop windows. Metal ones have side combs; foam ones bend and close with a hook-and-loop tab.</p><p>No sharp points: the tips are rolled and checked with a child''s finger gauge.</p>", "zh": "<p>生日、校园演出、橱窗陈列用的皇冠。金属款带侧梳，泡棉款可弯折，魔术贴收口。</p><p>无尖角，顶端卷圆，按儿童指规检验。</p>"}', '{queen,q,qu,que,quee,crown,c,cr,cro,crow,full,f,fu,ful,circle,ci,cir,circ,circl,15,1,stone,s,st,sto,ston,stones,15stone,15s,15st,15sto,15ston,15stones,女,女王,王,王全,全,全圆,圆,圆皇,皇,皇冠,冠,颗,颗镶,镶,镶石,石}', '{queen,q,qu,que,quee,crown,c,cr,cro,crow,full,f,fu,ful,circle,ci,cir,circ,circl,15,1,stone,s,st,sto,ston,stones,15stone,15s,15st,15sto,15ston,15stones,女,女王,王,王全,全,全圆,圆,圆皇,皇,皇冠,冠,颗,颗镶,镶,镶石,石,jewellery,j,je,jew,jewe,jewel,jewell,jewelle,jeweller,饰,饰品,品,hair,h,ha,hai,发,发饰,tiara,t,ti,tia,tiar,tiaras,and,a,an,comb,co,com,combs,冠与,与,与发,发梳,梳,festive,fe,fes,fest,festi,festiv,row,r,ro,节,节日,日,日街,街,party,p,pa,par,part,街派,派,派对,对,stand,sta,stan,stands,alone,al,alo,alon,on,o,cake,ca,cak,or,cushion,cu,cus,cush,cushi,cushio,圆可,可,可独,独,独立,立,立摆,摆,摆放,放,alloy,all,allo,foam,fo,foa,card,car,合,合金,金,泡,泡棉,棉,棉或,或,或卡,卡,卡纸,纸,50,5,to,60,6,cm,50to,50t,60cm,60c,至,厘,厘米,米,acrylic,ac,acr,acry,acryl,acryli,glued,g,gl,glu,glue,clawed,cl,cla,claw,clawe,亚,亚克,克,克力,力,胶,胶爪,爪,爪双,双,双固,固,one,per,pe,box,b,bo,一,一顶,顶,顶一,一盒,盒,gold,go,gol,tone,ton,金色,色,silver,si,sil,silv,silve,银,银色}');
INSERT INTO public.goods VALUES ('774518916795958978', 'UPPER', 'WHOLESALE', false, 1180, 314, 1, 1, 480, '2025-05-27 18:53:00.734+00', '413821250932627030', '813827205698477256', '437152522325549498', '{693196727570844795,334149340418699436,437152522325549498}', 'clay-lamp/brass-look', 2, NULL, '[{"num": 2, "cents": 1180}]', '698528501695811524', '{"en": "Standing oil lamp, brass look, 28 cm", "zh": "仿黄铜立式油灯28厘米"}', '{"en": "pc", "zh": "盏"}', '[{"name": {"en": "Material", "zh": "材质"}, "value": {"en": "Red clay, low fired", "zh": "低温红陶"}}, {"name": {"en": "Paint", "zh": "彩绘"}, "value": {"en": "Water-based, hand applied", "zh": "水性颜料手绘"}}, {"name": {"en": "Burning time", "zh": "燃时"}, "value": {"en": "3 to 4 h", "zh": "3至4小时"}}, {"name": {"en": "Packing", "zh": "包装"}, "value": {"en": "Egg tray of 12", "zh": "12盏蛋托"}}]', '{"Material_Red clay, low fired",材质_低温红陶,"Paint_Water-based, hand applied",彩绘_水性颜料手绘,"Burning time_3 to 4 h",燃时_3至4小时,"Packing_Egg tray of 12",包装_12盏蛋托}', '{"en": "Five wicks, screw apart for shipping", "zh": "五芯，可拆装运"}', '{1,2,3,4,5}', '{"en": "<p>Festival oil lamps thrown in red clay and painted by a family workshop. They hold oil for about three hours; wax-filled ones burn four.</p><p>Sold by the dozen in egg trays, so they arrive whole.</p>", "zh": "<p>红陶手拉坯油灯，家庭作坊彩绘。灯油可燃约三小时，蜡芯款约四小时。</p><p>按打装蛋托，运输不碎。</p>"}', '{standing,s,st,sta,stan,stand,standi,standin,oil,o,oi,lamp,l,la,lam,brass,b,br,bra,bras,look,lo,loo,28,2,cm,c,28cm,28c,仿,仿黄,黄,黄铜,铜,铜立,立,立式,式,式油,油,油灯,灯,厘,厘米,米}', '{standing,s,st,sta,stan,stand,standi,standin,oil,o,oi,lamp,l,la,lam,brass,b,br,bra,bras,look,lo,loo,28,2,cm,c,28cm,28c,仿,仿黄,黄,黄铜,铜,铜立,立,立式,式,式油,油,油灯,灯,厘,厘米,米,lighting,li,lig,ligh,light,lighti,lightin,灯饰,饰,饰照,照,照明,明,lantern,lan,lant,lante,lanter,lanterns,灯笼,笼,and,a,an,table,t,ta,tab,tabl,lamps,灯与,与,与台,台,台灯,kilnmate,k,ki,kil,kiln,kilnm,kilnma,kilnmat,窑,窑友,友,tableware,tablew,tablewa,tablewar,友餐,餐,餐具,具,five,f,fi,fiv,wick,w,wi,wic,wicks,screw,sc,scr,scre,apart,ap,apa,apar,for,fo,shipping,sh,shi,ship,shipp,shippi,shippin,五,五芯,芯,可,可拆,拆,拆装,装,装运,运,red,r,re,clay,cl,cla,low,fired,fir,fire,低,低温,温,温红,红,红陶,陶,water,wa,wat,wate,based,ba,bas,base,hand,h,ha,han,applied,app,appl,appli,applie,水,水性,性,性颜,颜,颜料,料,料手,手,手绘,绘,3,to,4,3to,3t,4h,至,小,小时,时,egg,e,eg,tray,tr,tra,of,12,1,盏,盏蛋,蛋,蛋托,托}');
INSERT INTO public.hot_words VALUES ('umbrella', 'en', 480);
INSERT INTO public.hot_words VALUES ('gift box', 'en', 440);
INSERT INTO public.hot_words VALUES ('fairy lights', 'en', 400);
INSERT INTO public.ledger_entries VALUES ('361729423846638371', '361729423846638370', 'wallet:361729423846638367', 10000, '2026-09-25 04:23:35.252+00');
INSERT INTO public.ledger_entries VALUES ('361729423846638372', '361729423846638370', 'funding', -10000, '2026-09-25 04:23:35.252+00');
INSERT INTO public.ledger_entries VALUES ('361729423847473218', '361729423847473217', 'wallet:361729423846638367', 40000, '2026-09-25 04:23:35.252+00');
INSERT INTO public.ledger_entries VALUES ('361729423847617274', '361729423847473217', 'funding', -40000, '2026-09-25 04:23:35.252+00');
INSERT INTO public.ledger_entries VALUES ('367165997794435813', '367165997794435812', 'wallet:361729423846638367', -2643, '2026-10-10 04:26:35.488+00');
INSERT INTO public.ledger_entries VALUES ('367165997794435814', '367165997794435812', 'sales:413821250932627030', 2643, '2026-10-10 04:26:35.488+00');
INSERT INTO public.ledger_entries VALUES ('374777149605281722', '374777149603223100', 'wallet:361729423846638367', -3872, '2026-10-31 04:30:35.488+00');
INSERT INTO public.ledger_entries VALUES ('374777149605281723', '374777149603223100', 'sales:808479868513128010', 3872, '2026-10-31 04:30:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379486430250981764', '379486430250981763', 'wallet:361729423846638367', 986, '2026-11-13 04:23:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379486430250981765', '379486430250981763', 'sales:808479868513128010', -986, '2026-11-13 04:23:35.488+00');
INSERT INTO public.ledger_entries VALUES ('378400524944813273', '378400524942945007', 'wallet:361729423846638367', -2170, '2026-11-10 04:28:35.488+00');
INSERT INTO public.ledger_entries VALUES ('378400524946087738', '378400524942945007', 'sales:164865641485509247', 2170, '2026-11-10 04:28:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379124545701934437', '379124545701901794', 'wallet:361729423846638367', -950, '2026-11-12 04:25:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379124545701934438', '379124545701901794', 'sales:247010595249282531', 950, '2026-11-12 04:25:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379169340868160473', '379169340867879566', 'wallet:361729423846638367', 950, '2026-11-12 07:23:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379169340868160474', '379169340867879566', 'sales:247010595249282531', -950, '2026-11-12 07:23:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379488695174609719', '379488695174609718', 'wallet:361729423846638367', -4092, '2026-11-13 04:32:35.488+00');
INSERT INTO public.ledger_entries VALUES ('379488695174609720', '379488695174609718', 'sales:247010595249282531', 4092, '2026-11-13 04:32:35.488+00');
INSERT INTO public.ledger_entries VALUES ('380212212613211923', '380212212612562498', 'wallet:361729423846638367', -3570, '2026-11-15 04:27:35.488+00');
INSERT INTO public.ledger_entries VALUES ('380212212613589165', '380212212612562498', 'sales:808479868513128010', 3570, '2026-11-15 04:27:35.488+00');
INSERT INTO public.ledger_entries VALUES ('382023648626586420', '382023648624471760', 'wallet:361729423846638367', -3454, '2026-11-20 04:25:35.488+00');
INSERT INTO public.ledger_entries VALUES ('382023648626586421', '382023648624471760', 'sales:903386971134198280', 3454, '2026-11-20 04:25:35.488+00');
INSERT INTO public.ledger_entries VALUES ('382387043123704573', '382387043122345385', 'wallet:361729423846638367', -1540, '2026-11-21 04:29:35.488+00');
INSERT INTO public.ledger_entries VALUES ('382387043124531212', '382387043122345385', 'sales:768664426974140671', 1540, '2026-11-21 04:29:35.488+00');
INSERT INTO public.ledger_entries VALUES ('382748172698717258', '382748172696836585', 'wallet:361729423846638367', -4475, '2026-11-22 04:24:35.488+00');
INSERT INTO public.ledger_entries VALUES ('382748172698717259', '382748172696836585', 'sales:413821250932627030', 4475, '2026-11-22 04:24:35.488+00');
INSERT INTO public.ledger_entries VALUES ('383111567198191287', '383111567198191286', 'wallet:361729423846638367', -3275, '2026-11-23 04:28:35.488+00');
INSERT INTO public.ledger_entries VALUES ('383111567198191288', '383111567198191286', 'sales:504952410010581100', 3275, '2026-11-23 04:28:35.488+00');
INSERT INTO public.ledger_entries VALUES ('383397954276128683', '383397954276128682', 'wallet:361729423846638367', -1655, '2026-11-23 23:26:35.488+00');
INSERT INTO public.ledger_entries VALUES ('383397954276128684', '383397954276128682', 'sales:980745048193495630', 1655, '2026-11-23 23:26:35.488+00');
INSERT INTO public.ledger_entries VALUES ('383472699788780004', '383472699787108283', 'wallet:361729423846638367', 29760, '2026-11-24 04:23:36.207+00');
INSERT INTO public.ledger_entries VALUES ('383472699788780005', '383472699787108283', 'funding', -29760, '2026-11-24 04:23:36.207+00');
INSERT INTO public.ledger_transactions VALUES ('361729423846638370', 'WALLET_RECHARGE', 'welcome-361729423846638367', '2026-09-25 04:23:35.252+00');
INSERT INTO public.ledger_transactions VALUES ('361729423847473217', 'WALLET_RECHARGE', 'opening-361729423847473216', '2026-09-25 04:23:35.252+00');
INSERT INTO public.ledger_transactions VALUES ('367165997794435812', 'WALLET_PAY', 'O367165242819021644', '2026-10-10 04:26:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('374777149603223100', 'WALLET_PAY', 'O374775387999128402', '2026-10-31 04:30:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('379486430250981763', 'WALLET_REFUND', 'A377312103055949637', '2026-11-13 04:23:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('378400524942945007', 'WALLET_PAY', 'O378399266654971752', '2026-11-10 04:28:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('379124545701901794', 'WALLET_PAY', 'O379124042385183858', '2026-11-12 04:25:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('379169340867879566', 'WALLET_REFUND', 'O379124042385183858', '2026-11-12 07:23:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('379488695174609718', 'WALLET_PAY', 'O379486430250629968', '2026-11-13 04:32:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('380212212612562498', 'WALLET_PAY', 'O380211205983110803', '2026-11-15 04:27:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('382023648624471760', 'WALLET_PAY', 'O382023145310519470', '2026-11-20 04:25:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('382387043122345385', 'WALLET_PAY', 'O382385533175464098', '2026-11-21 04:29:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('382748172696836585', 'WALLET_PAY', 'O382747921041721294', '2026-11-22 04:24:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('383111567198191286', 'WALLET_PAY', 'O383110308907248990', '2026-11-23 04:28:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('383397954276128682', 'WALLET_PAY', 'O383397199300691463', '2026-11-23 23:26:35.488+00');
INSERT INTO public.ledger_transactions VALUES ('383472699787108283', 'WALLET_RECHARGE', 'opening-383472699787108282', '2026-11-24 04:23:36.207+00');
INSERT INTO public.member_addresses VALUES ('361729423846638373', '361729423846638367', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', true, 'Home', NULL, NULL, '2026-09-25 04:23:35.252+00', NULL);
INSERT INTO public.member_addresses VALUES ('361729423847109007', '361729423846638367', 'Mei Tanaka', '+442079460958', 'United Kingdom,England,London,Camden', '826,82601,8260101,826010101', '7 Lamb''s Conduit Passage', false, 'Studio', NULL, NULL, '2026-09-25 04:23:35.252+00', NULL);
INSERT INTO public.members VALUES ('361729423846638367', 'demo', 'Mei Tanaka', NULL, NULL, 'scrypt$32768$8$3$yRHnsER4ORoj0PNwtuZ0yg$3Z1yEdS_AtPDRDDdep173ja1CLVOMJezxb1COcWdeaU', 0, NULL, NULL, NULL, NULL, NULL, 255, 265, 0, false, NULL, '2026-09-25 04:23:35.252+00', '2026-09-25 04:23:35.252+00', NULL);
INSERT INTO public.messages VALUES ('367165997796043155', '361729423846638367', 'ORDER_PAID', '{"sn": "O367165242819021644", "cents": 2643, "store": {"en": "Kilnmate Tableware", "zh": "窑友餐具"}}', 'ALREADY_READY', '2026-10-10 04:26:35.488+00', NULL);
INSERT INTO public.messages VALUES ('367527630685723693', '361729423846638367', 'ORDER_SHIPPED', '{"sn": "O367165242819021644", "store": {"en": "Kilnmate Tableware", "zh": "窑友餐具"}, "number": "ZTO7300418826"}', 'ALREADY_READY', '2026-10-11 04:23:35.488+00', NULL);
INSERT INTO public.messages VALUES ('368675192261298626', '361729423846638367', 'ORDER_ARRIVED', '{"sn": "O367165242819021644", "number": "ZTO7300418826"}', 'ALREADY_READY', '2026-10-14 08:23:35.488+00', NULL);
INSERT INTO public.messages VALUES ('368977182146417939', '361729423846638367', 'ORDER_COMPLETED', '{"sn": "O367165242819021644", "store": {"en": "Kilnmate Tableware", "zh": "窑友餐具"}}', 'ALREADY_READY', '2026-10-15 04:23:35.488+00', NULL);
INSERT INTO public.order_items VALUES ('367165242819021645', 'OI367165242819021646', 'O367165242819021644', 0, '145607005653305610', '340969472043111681', '135370005642581410', '{"en": "Wedding chopsticks, two pairs with rests, red box", "zh": "喜筷两双配筷架 红色礼盒"}', '[{"hex": "#dd3b32", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Scarlet", "zh": "大红"}}]', 'colour-scarlet', 6, 428, 428, 2568, 75, 0, 0, 0, 2643, 0, '[]', NULL, NULL, NULL, 'UNFINISHED', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 6);
INSERT INTO public.order_items VALUES ('374775387999128405', 'OI374775387999128406', 'O374775387999128402', 1, '509203419974837929', '744596649476241069', '457440119812173159', '{"en": "Queen crown, full circle, 15 stones", "zh": "女王全圆皇冠，15颗镶石"}', '[{"name": {"en": "Finish", "zh": "电镀色"}, "value": {"en": "Gold tone", "zh": "金色"}}]', '1', 4, 468, 468, 1872, 30, 0, 0, 0, 1902, 0, '[]', NULL, NULL, NULL, 'FINISHED', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 4);
INSERT INTO public.order_items VALUES ('374775387999128403', 'OI374775387999128404', 'O374775387999128402', 0, '287624631667295004', '964467913352699536', '901536665504739719', '{"en": "Mirror ball, glass tiles", "zh": "玻璃镜面舞台球"}', '[{"name": {"en": "Diameter", "zh": "直径"}, "value": {"en": "15 cm", "zh": "15厘米"}}]', '1', 4, 485, 485, 1940, 30, 0, 0, 0, 1970, 0, '[]', NULL, NULL, NULL, 'UNFINISHED', 'PART_AFTER_SALE', 'NO_APPLY', 'PART_REFUND', 986, 4);
INSERT INTO public.order_items VALUES ('378399266654971753', 'OI378399266654971754', 'O378399266654971752', 0, '824153328745332893', '355455194665008284', '316859669267167290', '{"en": "Guest soaps, shells and flowers, 24 pcs", "zh": "花贝造型客用皂24粒"}', '[{"hex": "#f2a9bd", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Blush", "zh": "浅粉"}}]', 'colour-blush', 4, 520, 520, 2080, 90, 0, 0, 0, 2170, 0, '[]', NULL, NULL, NULL, 'UNFINISHED', 'PART_AFTER_SALE', 'NO_APPLY', 'REFUNDING', 0, 4);
INSERT INTO public.order_items VALUES ('379124042385573425', 'OI379124042385573426', 'O379124042385183858', 0, '983098821815246284', '201295270822587125', '686254336908094090', '{"en": "Loose cable chain, uncut, 10 m on a reel", "zh": "散装十字链，10米一卷"}', '[{"name": {"en": "Finish", "zh": "电镀色"}, "value": {"en": "Gold tone", "zh": "金色"}}]', '1', 1, 890, 890, 890, 60, 0, 0, 0, 950, 0, '[]', NULL, NULL, NULL, 'NEW', 'NEW', 'NEW', 'ALL_REFUND', 950, 0);
INSERT INTO public.order_items VALUES ('379486430250629969', 'OI379486430250629970', 'O379486430250629968', 0, '961095934904304646', '618723127988505339', '360740564184470976', '{"en": "Beaded tassel bracelet, card of 12", "zh": "流苏串珠手链，12条一卡"}', '[{"hex": "#f0832c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Orange", "zh": "橙色"}}]', 'colour-orange', 3, 504, 504, 1512, 12, 0, 0, 0, 1524, 0, '[]', NULL, NULL, NULL, 'UNFINISHED', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 3);
INSERT INTO public.order_items VALUES ('379486430250629971', 'OI379486430250677408', 'O379486430250629968', 1, '519983703350783039', '334455796442149876', '268013941120330043', '{"en": "Dance fan 33 cm with silk-look veil", "zh": "舞蹈扇33厘米，仿丝长纱"}', '[{"hex": "#dd3b32", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Scarlet", "zh": "大红"}}]', 'colour-scarlet', 12, 210, 210, 2520, 48, 0, 0, 0, 2568, 0, '[]', NULL, NULL, NULL, 'UNFINISHED', 'NOT_APPLIED', 'APPLYING', 'NO_REFUND', 0, 12);
INSERT INTO public.order_items VALUES ('380211205983110804', 'OI380211205983110805', 'O380211205983110803', 0, '761204794657953872', '407496442027356718', '134484128728197097', '{"en": "Balloon hand pump, 12 pcs", "zh": "手动打气筒12支"}', '[]', '1', 2, 660, 660, 1320, 3, 0, 0, 0, 1323, 0, '[]', NULL, NULL, NULL, 'UNFINISHED', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 2);
INSERT INTO public.order_items VALUES ('380211205983110806', 'OI380211205983110807', 'O380211205983110803', 1, '676682614847397719', '847352204209229483', '309121585171812897', '{"en": "Number candles 0 to 9, glitter", "zh": "数字蜡烛0至9，闪粉"}', '[{"name": {"en": "Colours", "zh": "配色"}, "value": {"en": "Pastel mix", "zh": "马卡龙混色"}}]', '1', 60, 36, 36, 2160, 87, 0, 0, 0, 2247, 0, '[]', NULL, NULL, NULL, 'UNFINISHED', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 60);
INSERT INTO public.order_items VALUES ('381298369579829579', 'OI381298369579829580', 'O381298369579829578', 0, '813782271780090755', '263572406573019667', '316859669267167290', '{"en": "Glycerine soap bars, mixed, 36 pcs", "zh": "甘油皂混装36块"}', '[{"name": {"en": "Scent", "zh": "香型"}, "value": {"en": "Mixed", "zh": "混合"}}]', '1', 1, 1152, 1152, 1152, 105, 0, 0, 0, 1257, 0, '[]', NULL, NULL, NULL, 'NEW', 'NEW', 'NEW', 'ALL_REFUND', 0, 0);
INSERT INTO public.order_items VALUES ('382023145310519471', 'OI382023145310519472', 'O382023145310519470', 0, '553151216014919957', '501080133954006124', '926182800190512113', '{"en": "Umbrella rack for the wall, 8 hooks", "zh": "壁挂8钩雨伞架"}', '[{"hex": "#3a404c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Charcoal", "zh": "炭黑"}}]', 'colour-charcoal', 2, 742, 742, 1484, 0, 0, 0, 0, 1484, 0, '[]', NULL, NULL, NULL, 'NEW', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 2);
INSERT INTO public.order_items VALUES ('382023145310519473', 'OI382023145310519474', 'O382023145310519470', 1, '881001236228383859', '285038530332637556', '926182800190512113', '{"en": "Round umbrella stand with drip tray", "zh": "圆形雨伞桶 带接水盘"}', '[{"hex": "#3a404c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Charcoal", "zh": "炭黑"}}]', 'colour-charcoal', 2, 985, 985, 1970, 0, 0, 0, 0, 1970, 0, '[]', NULL, NULL, NULL, 'NEW', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 2);
INSERT INTO public.order_items VALUES ('382385533175977734', 'OI382385533175977735', 'O382385533175464098', 0, '804466613306813026', '846462429240399165', '916317137499844595', '{"en": "Kraft carriers with twisted handles, 100 pcs", "zh": "牛皮纸手提袋，纸绳提手，100只"}', '[{"name": {"en": "Size", "zh": "尺寸"}, "value": {"en": "Small", "zh": "小号"}}]', '1', 1, 1480, 1480, 1480, 60, 0, 0, 0, 1540, 0, '[]', NULL, NULL, NULL, 'NEW', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 1);
INSERT INTO public.order_items VALUES ('382747921041921414', 'OI382747921041921415', 'O382747921041721294', 1, '774518916795958978', '315599996278959422', '437152522325549498', '{"en": "Standing oil lamp, brass look, 28 cm", "zh": "仿黄铜立式油灯28厘米"}', '[]', '1', 2, 1180, 1180, 2360, 39, 0, 0, 0, 2399, 0, '[]', NULL, NULL, NULL, 'NEW', 'NEW', 'NEW', 'NO_REFUND', 0, 0);
INSERT INTO public.order_items VALUES ('382747921041721295', 'OI382747921041921413', 'O382747921041721294', 0, '117302179347217706', '391607719173527945', '437152522325549498', '{"en": "Painted clay lamps, tray of 12", "zh": "手绘陶油灯，12盏一托"}', '[{"hex": "#f0832c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Orange", "zh": "橙色"}}]', 'colour-orange', 5, 396, 396, 1980, 96, 0, 0, 0, 2076, 0, '[]', NULL, NULL, NULL, 'NEW', 'NEW', 'NEW', 'NO_REFUND', 0, 5);
INSERT INTO public.order_items VALUES ('383110308907965280', 'OI383110308907965281', 'O383110308907248990', 0, '128298375656509832', '985947541718524684', '770961034440623626', '{"en": "Feather-light UV umbrella, 190 g, carbon ribs", "zh": "190克碳纤骨防晒伞"}', '[{"hex": "#f2a9bd", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Blush", "zh": "浅粉"}}]', 'colour-blush', 5, 655, 655, 3275, 0, 0, 0, 0, 3275, 0, '[]', NULL, NULL, NULL, 'NEW', 'NOT_APPLIED', 'NO_APPLY', 'NO_REFUND', 0, 0);
INSERT INTO public.order_items VALUES ('383397199300691464', 'OI383397199300969289', 'O383397199300691463', 0, '865844230995939375', '217052954057086445', '123676706162991755', '{"en": "Utility knives, metal body, 12 pcs on a card", "zh": "金属美工刀12把一卡"}', '[]', '1', 2, 790, 790, 1580, 75, 0, 0, 0, 1655, 0, '[]', NULL, NULL, NULL, 'NEW', 'NEW', 'NEW', 'NO_REFUND', 0, 0);
INSERT INTO public.order_items VALUES ('383471941798583871', 'OI383471941798583872', 'O383471941798583870', 0, '965196570754439734', '339509350703450204', '910658129480461708', '{"en": "Four-pack crayons for restaurant tables, 100 packs", "zh": "餐厅儿童桌四色蜡笔 100包"}', '[]', '1', 2, 1280, 1280, 2560, 60, 0, 0, 0, 2620, 0, '[]', NULL, NULL, NULL, 'NEW', 'NEW', 'NEW', 'NO_REFUND', 0, 0);
INSERT INTO public.order_logs VALUES ('367165242820945814', 'O367165242819021644', 'CREATED', '361729423846638367', 'demo', NULL, '2026-10-10 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('367165997796043156', 'O367165242819021644', 'PAID', '361729423846638367', 'demo', NULL, '2026-10-10 04:26:35.488+00');
INSERT INTO public.order_logs VALUES ('367527630685723692', 'O367165242819021644', 'SHIPPED', NULL, NULL, 'ZTO7300418826', '2026-10-11 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('368675192261298625', 'O367165242819021644', 'ARRIVED', NULL, NULL, 'ZTO7300418826', '2026-10-14 08:23:35.488+00');
INSERT INTO public.order_logs VALUES ('368977182145405656', 'O367165242819021644', 'RECEIVED', '361729423846638367', 'demo', NULL, '2026-10-15 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('374775387999128408', 'O374775387999128402', 'CREATED', '361729423846638367', 'demo', NULL, '2026-10-31 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('374777149606322881', 'O374775387999128402', 'PAID', '361729423846638367', 'demo', NULL, '2026-10-31 04:30:35.488+00');
INSERT INTO public.order_logs VALUES ('375137775863841190', 'O374775387999128402', 'SHIPPED', NULL, NULL, 'YT8811736250', '2026-11-01 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('376587327326004935', 'O374775387999128402', 'ARRIVED', NULL, NULL, 'YT8811736250', '2026-11-05 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('376949715190734622', 'O374775387999128402', 'RECEIVED', '361729423846638367', 'demo', NULL, '2026-11-06 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('379486430251594883', 'O374775387999128402', 'REFUNDED', NULL, NULL, 'A377312103055949637', '2026-11-13 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('378399266654971756', 'O378399266654971752', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-10 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('378400524946087740', 'O378399266654971752', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-10 04:28:35.488+00');
INSERT INTO public.order_logs VALUES ('378761654519982100', 'O378399266654971752', 'SHIPPED', NULL, NULL, 'STO7729401835', '2026-11-11 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('380573593848574852', 'O378399266654971752', 'ARRIVED', NULL, NULL, 'STO7729401835', '2026-11-16 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('381298369577193537', 'O378399266654971752', 'RECEIVED', '361729423846638367', 'demo', NULL, '2026-11-18 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('379124042385573428', 'O379124042385183858', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-12 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('379124545701934440', 'O379124042385183858', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-12 04:25:35.488+00');
INSERT INTO public.order_logs VALUES ('379169340868160475', 'O379124042385183858', 'CANCELLED', '361729423846638367', 'demo', 'I ordered the wrong item or quantity', '2026-11-12 07:23:35.488+00');
INSERT INTO public.order_logs VALUES ('379169340869286492', 'O379124042385183858', 'REFUNDED', NULL, NULL, NULL, '2026-11-12 07:23:35.488+00');
INSERT INTO public.order_logs VALUES ('379486430251955878', 'O379486430250629968', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-13 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('379488695174609722', 'O379486430250629968', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-13 04:32:35.488+00');
INSERT INTO public.order_logs VALUES ('379848818116948704', 'O379486430250629968', 'SHIPPED', NULL, NULL, 'SF1509925510037', '2026-11-14 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('381298369578731833', 'O379486430250629968', 'ARRIVED', NULL, NULL, 'SF1509925510037', '2026-11-18 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('381660757441813406', 'O379486430250629968', 'RECEIVED', '361729423846638367', 'demo', NULL, '2026-11-19 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('380211205983110810', 'O380211205983110803', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-15 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('380212212615027570', 'O380211205983110803', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-15 04:27:35.488+00');
INSERT INTO public.order_logs VALUES ('380573593847629074', 'O380211205983110803', 'SHIPPED', NULL, NULL, 'SF1509928837745', '2026-11-16 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('382098642782972039', 'O380211205983110803', 'ARRIVED', NULL, NULL, 'SF1509928837745', '2026-11-20 09:23:35.488+00');
INSERT INTO public.order_logs VALUES ('382747921039183796', 'O380211205983110803', 'RECEIVED', '361729423846638367', 'demo', NULL, '2026-11-22 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('381298369579829582', 'O381298369579829578', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-18 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('381300382844867674', 'O381298369579829578', 'CANCELLED', '361729423846638367', 'demo', 'I found them cheaper', '2026-11-18 04:31:35.488+00');
INSERT INTO public.order_logs VALUES ('382023145310598538', 'O382023145310519470', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-20 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('382023648627287217', 'O382023145310519470', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-20 04:25:35.488+00');
INSERT INTO public.order_logs VALUES ('382385533176355838', 'O382023145310519470', 'SHIPPED', NULL, NULL, 'JD0083320115', '2026-11-21 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('383397199300145875', 'O382023145310519470', 'ARRIVED', NULL, NULL, 'JD0083320115', '2026-11-23 23:23:35.488+00');
INSERT INTO public.order_logs VALUES ('382385533175977737', 'O382385533175464098', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-21 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('382387043124746163', 'O382385533175464098', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-21 04:29:35.488+00');
INSERT INTO public.order_logs VALUES ('382747921042291161', 'O382385533175464098', 'SHIPPED', NULL, NULL, 'YT8812200934', '2026-11-22 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('382747921041921417', 'O382747921041721294', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-22 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('382748172699782052', 'O382747921041721294', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-22 04:24:35.488+00');
INSERT INTO public.order_logs VALUES ('383110308907480847', 'O382747921041721294', 'PARTS_SHIPPED', NULL, NULL, 'ZTO7300551204', '2026-11-23 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('383110308907965283', 'O383110308907248990', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-23 04:23:35.488+00');
INSERT INTO public.order_logs VALUES ('383111567198191291', 'O383110308907248990', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-23 04:28:35.488+00');
INSERT INTO public.order_logs VALUES ('383397199300969291', 'O383397199300691463', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-23 23:23:35.488+00');
INSERT INTO public.order_logs VALUES ('383397954276128686', 'O383397199300691463', 'PAID', '361729423846638367', 'demo', NULL, '2026-11-23 23:26:35.488+00');
INSERT INTO public.order_logs VALUES ('383471941798583874', 'O383471941798583870', 'CREATED', '361729423846638367', 'demo', NULL, '2026-11-24 04:20:35.488+00');
INSERT INTO public.orders VALUES ('367165242820945813', 'O367165242819021644', 'T367165242818311320', '361729423846638367', '413821250932627030', '{"en": "Kilnmate Tableware", "zh": "窑友餐具"}', 'COMPLETED', 'PAID', 'RECEIVED', 'NORMAL', 'NORMAL', 'WALLET', '2026-10-10 04:26:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 2568, 75, 0, 0, 0, 2643, 0, '[]', 0, 1080, 6, NULL, 'PC', false, NULL, NULL, NULL, 'ZTO7300418826', 'ZTO', '2026-10-11 04:23:35.488+00', '2026-10-15 04:23:35.488+00', NULL, false, '2026-10-10 04:23:35.488+00', '2026-10-15 04:23:35.488+00');
INSERT INTO public.orders VALUES ('374775387999128407', 'O374775387999128402', 'T374775387997610973', '361729423846638367', '808479868513128010', '{"en": "Festive Row Party", "zh": "节日街派对"}', 'COMPLETED', 'PAID', 'RECEIVED', 'NORMAL', 'NORMAL', 'WALLET', '2026-10-31 04:30:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 3812, 60, 0, 0, 0, 3872, 0, '[]', 0, 3120, 8, NULL, 'PC', false, NULL, NULL, NULL, 'YT8811736250', 'YTO', '2026-11-01 04:23:35.488+00', '2026-11-06 04:23:35.488+00', NULL, false, '2026-10-31 04:23:35.488+00', '2026-11-06 04:23:35.488+00');
INSERT INTO public.orders VALUES ('378399266654971755', 'O378399266654971752', 'T378399266654971750', '361729423846638367', '164865641485509247', '{"en": "Freshfold Care", "zh": "清叠洗护"}', 'COMPLETED', 'PAID', 'RECEIVED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-10 04:28:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 2080, 90, 0, 0, 0, 2170, 0, '[]', 0, 2480, 4, NULL, 'PC', false, NULL, NULL, NULL, 'STO7729401835', 'STO', '2026-11-11 04:23:35.488+00', '2026-11-18 04:23:35.488+00', NULL, false, '2026-11-10 04:23:35.488+00', '2026-11-18 04:23:35.488+00');
INSERT INTO public.orders VALUES ('379124042385573427', 'O379124042385183858', 'T379124042384345628', '361729423846638367', '247010595249282531', '{"en": "Glint Jewellery", "zh": "微光饰品"}', 'CANCELLED', 'PAID', 'UNDELIVERED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-12 04:25:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 890, 60, 0, 0, 0, 950, 0, '[]', 0, 160, 1, NULL, 'PC', false, NULL, NULL, 'I ordered the wrong item or quantity', NULL, NULL, NULL, NULL, '2026-11-12 07:23:35.488+00', false, '2026-11-12 04:23:35.488+00', '2026-11-12 07:23:35.488+00');
INSERT INTO public.orders VALUES ('379486430250677409', 'O379486430250629968', 'T379486430250629966', '361729423846638367', '247010595249282531', '{"en": "Glint Jewellery", "zh": "微光饰品"}', 'COMPLETED', 'PAID', 'RECEIVED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-13 04:32:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 4032, 60, 0, 0, 0, 4092, 0, '[]', 0, 1506, 15, NULL, 'PC', false, NULL, NULL, NULL, 'SF1509925510037', 'SF', '2026-11-14 04:23:35.488+00', '2026-11-19 04:23:35.488+00', NULL, false, '2026-11-13 04:23:35.488+00', '2026-11-19 04:23:35.488+00');
INSERT INTO public.orders VALUES ('380211205983110808', 'O380211205983110803', 'T380211205982065264', '361729423846638367', '808479868513128010', '{"en": "Festive Row Party", "zh": "节日街派对"}', 'COMPLETED', 'PAID', 'RECEIVED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-15 04:27:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 3480, 90, 0, 0, 0, 3570, 0, '[]', 0, 2520, 62, NULL, 'PC', true, NULL, NULL, NULL, 'SF1509928837745', 'SF', '2026-11-16 04:23:35.488+00', '2026-11-22 04:23:35.488+00', NULL, false, '2026-11-15 04:23:35.488+00', '2026-11-22 04:23:35.488+00');
INSERT INTO public.orders VALUES ('381298369579829581', 'O381298369579829578', 'T381298369577288212', '361729423846638367', '164865641485509247', '{"en": "Freshfold Care", "zh": "清叠洗护"}', 'CANCELLED', 'CANCEL', 'UNDELIVERED', 'NORMAL', 'NORMAL', NULL, NULL, 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 1152, 105, 0, 0, 0, 1257, 0, '[]', 0, 3700, 1, NULL, 'PC', false, NULL, NULL, 'I found them cheaper', NULL, NULL, NULL, NULL, '2026-11-18 04:31:35.488+00', false, '2026-11-18 04:23:35.488+00', '2026-11-18 04:31:35.488+00');
INSERT INTO public.orders VALUES ('382023145310598537', 'O382023145310519470', 'T382023145310519468', '361729423846638367', '903386971134198280', '{"en": "Sundry Select", "zh": "万物自营"}', 'DELIVERED', 'PAID', 'DELIVERED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-20 04:25:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 3454, 0, 0, 0, 0, 3454, 0, '[]', 0, 4600, 4, NULL, 'PC', false, NULL, NULL, NULL, 'JD0083320115', 'JD', '2026-11-21 04:23:35.488+00', NULL, NULL, false, '2026-11-20 04:23:35.488+00', '2026-11-21 04:23:35.488+00');
INSERT INTO public.orders VALUES ('382385533175977736', 'O382385533175464098', 'T382385533175464096', '361729423846638367', '768664426974140671', '{"en": "Brightbag Luggage", "zh": "亮包箱包"}', 'DELIVERED', 'PAID', 'DELIVERED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-21 04:29:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 1480, 60, 0, 0, 0, 1540, 0, '[]', 0, 4100, 1, NULL, 'PC', false, NULL, NULL, NULL, 'YT8812200934', 'YTO', '2026-11-22 04:23:35.488+00', NULL, NULL, false, '2026-11-21 04:23:35.488+00', '2026-11-22 04:23:35.488+00');
INSERT INTO public.orders VALUES ('382747921041921416', 'O382747921041721294', 'T382747921041721292', '361729423846638367', '413821250932627030', '{"en": "Kilnmate Tableware", "zh": "窑友餐具"}', 'PARTS_DELIVERED', 'PAID', 'PARTS_DELIVERED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-22 04:24:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 4340, 135, 0, 0, 0, 4475, 0, '[]', 0, 5080, 7, NULL, 'PC', false, NULL, NULL, NULL, 'ZTO7300551204', 'ZTO', '2026-11-23 04:23:35.488+00', NULL, NULL, false, '2026-11-22 04:23:35.488+00', '2026-11-23 04:23:35.488+00');
INSERT INTO public.orders VALUES ('383110308907965282', 'O383110308907248990', 'T383110308907248988', '361729423846638367', '504952410010581100', '{"en": "Jinhe Umbrella Works", "zh": "锦河伞业"}', 'STAY_PICKED_UP', 'PAID', 'UNDELIVERED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-23 04:28:35.488+00', 'SELF_PICK_UP', 'Mei Tanaka', '13800138000', NULL, NULL, NULL, '{"en": "Jinhe works counter", "zh": "锦河工厂提货点"}', '{"en": "Gate 2, 118 Songxia Umbrella Park, Shangyu District, Shaoxing (Monday to Saturday, 8:30 to 17:30)", "zh": "绍兴市上虞区崧厦伞业园118号2号门（周一至周六 8:30–17:30）"}', '0575-5550118', '', '21475912', 3275, 0, 0, 0, 0, 3275, 0, '[]', 0, 950, 5, NULL, 'PC', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 04:23:35.488+00', '2026-11-23 04:28:35.488+00');
INSERT INTO public.orders VALUES ('383397199300969290', 'O383397199300691463', 'T383397199300691461', '361729423846638367', '980745048193495630', '{"en": "Pinebox Tools", "zh": "松盒五金"}', 'UNDELIVERED', 'PAID', 'UNDELIVERED', 'NORMAL', 'NORMAL', 'WALLET', '2026-11-23 23:26:35.488+00', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 1580, 75, 0, 0, 0, 1655, 0, '[]', 0, 1280, 2, NULL, 'PC', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, '2026-11-23 23:23:35.488+00', '2026-11-23 23:26:35.488+00');
INSERT INTO public.orders VALUES ('383471941798583873', 'O383471941798583870', 'T383471941795979479', '361729423846638367', '510585406192383161', '{"en": "Papermint Stationery", "zh": "纸薄荷文具"}', 'UNPAID', 'UNPAID', 'UNDELIVERED', 'NORMAL', 'NORMAL', NULL, NULL, 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', NULL, NULL, NULL, NULL, NULL, 2560, 60, 0, 0, 0, 2620, 0, '[]', 0, 4800, 2, NULL, 'PC', false, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false, '2026-11-24 04:20:35.488+00', NULL);
INSERT INTO public.owned_coupons VALUES ('361729423846638369', '821407925789320657', '361729423846638367', 'NEW', '2026-09-25 04:23:35.252+00', '2026-10-24 16:00:00+00', NULL, NULL, '2026-09-25 04:23:35.252+00');
INSERT INTO public.owned_coupons VALUES ('383472700698029095', '390470260069899352', '361729423846638367', 'NEW', '2026-11-14 04:23:34.547+00', '2027-01-08 04:23:34.547+00', NULL, NULL, '2026-11-24 04:23:36.424+00');
INSERT INTO public.owned_coupons VALUES ('383472700706302090', '319660423952778662', '361729423846638367', 'NEW', '2026-11-24 04:23:36.426+00', '2026-12-08 16:00:00+00', NULL, NULL, '2026-11-24 04:23:36.426+00');
INSERT INTO public.owned_coupons VALUES ('383472700720391809', '266106766050120050', '361729423846638367', 'NEW', '2026-11-21 04:23:34.547+00', '2026-12-21 04:23:34.547+00', NULL, NULL, '2026-11-24 04:23:36.429+00');
INSERT INTO public.owned_coupons VALUES ('383472700724036507', '879693854095622691', '361729423846638367', 'NEW', '2026-11-04 04:23:34.547+00', '2027-01-03 04:23:34.547+00', NULL, NULL, '2026-11-24 04:23:36.43+00');
INSERT INTO public.owned_coupons VALUES ('383472700727792213', '511286810574589021', '361729423846638367', 'NEW', '2026-11-19 04:23:34.547+00', '2027-01-23 04:23:34.547+00', NULL, NULL, '2026-11-24 04:23:36.431+00');
INSERT INTO public.parcel_items VALUES ('367527630685723690', 'OI367165242819021646', 6);
INSERT INTO public.parcel_items VALUES ('375137775863841188', 'OI374775387999128404', 4);
INSERT INTO public.parcel_items VALUES ('375137775863841188', 'OI374775387999128406', 4);
INSERT INTO public.parcel_items VALUES ('378761654519982098', 'OI378399266654971754', 4);
INSERT INTO public.parcel_items VALUES ('379848818114921985', 'OI379486430250629970', 3);
INSERT INTO public.parcel_items VALUES ('379848818114921985', 'OI379486430250677408', 12);
INSERT INTO public.parcel_items VALUES ('380573593847629072', 'OI380211205983110805', 2);
INSERT INTO public.parcel_items VALUES ('380573593847629072', 'OI380211205983110807', 60);
INSERT INTO public.parcel_items VALUES ('382385533176355836', 'OI382023145310519472', 2);
INSERT INTO public.parcel_items VALUES ('382385533176355836', 'OI382023145310519474', 2);
INSERT INTO public.parcel_items VALUES ('382747921041676008', 'OI382385533175977735', 1);
INSERT INTO public.parcel_items VALUES ('383110308905167594', 'OI382747921041921413', 5);
INSERT INTO public.parcel_traces VALUES ('367527630685723691', '367527630685723690', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-10-11 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('367890018549505091', '367527630685723690', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-10-12 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('368252406417145665', '367527630685723690', '{"en": "Arrived at the Jinhua hub", "zh": "已到达金华转运中心"}', '2026-10-13 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('368614794280867178', '367527630685723690', '{"en": "Arrived in Yiwu, Chouzhou", "zh": "已到达义乌稠州营业部"}', '2026-10-14 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('368675192261298624', '367527630685723690', '{"en": "Delivered", "zh": "包裹已签收"}', '2026-10-14 08:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('375137775863841189', '375137775863841188', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-11-01 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('375500163726196012', '375137775863841188', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-11-02 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('375862551594772130', '375137775863841188', '{"en": "Arrived at the Jinhua hub", "zh": "已到达金华转运中心"}', '2026-11-03 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('376224939457936236', '375137775863841188', '{"en": "Arrived in Yiwu, Chouzhou", "zh": "已到达义乌稠州营业部"}', '2026-11-04 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('376587327325467290', '375137775863841188', '{"en": "Delivered", "zh": "包裹已签收"}', '2026-11-05 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('378761654519982099', '378761654519982098', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-11-11 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('379124042386039959', '378761654519982098', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-11-12 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('379848818114435925', '378761654519982098', '{"en": "Arrived at the Jinhua hub", "zh": "已到达金华转运中心"}', '2026-11-14 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('380211205981569717', '378761654519982098', '{"en": "Arrived in Yiwu, Chouzhou", "zh": "已到达义乌稠州营业部"}', '2026-11-15 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('380573593845069228', '378761654519982098', '{"en": "Delivered", "zh": "包裹已签收"}', '2026-11-16 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('379848818116948703', '379848818114921985', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-11-14 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('380211205980849316', '379848818114921985', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-11-15 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('380573593847428503', '379848818114921985', '{"en": "Arrived at the Jinhua hub", "zh": "已到达金华转运中心"}', '2026-11-16 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('380935981711570181', '379848818114921985', '{"en": "Arrived in Yiwu, Chouzhou", "zh": "已到达义乌稠州营业部"}', '2026-11-17 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('381298369576581740', '379848818114921985', '{"en": "Delivered", "zh": "包裹已签收"}', '2026-11-18 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('380573593847629073', '380573593847629072', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-11-16 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('380935981714085087', '380573593847629072', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-11-17 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('381298369578574635', '380573593847629072', '{"en": "Arrived at the Jinhua hub", "zh": "已到达金华转运中心"}', '2026-11-18 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('381660757442360978', '380573593847629072', '{"en": "Arrived in Yiwu, Chouzhou", "zh": "已到达义乌稠州营业部"}', '2026-11-19 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('382023145310594543', '380573593847629072', '{"en": "Out for delivery", "zh": "快递员正在派送"}', '2026-11-20 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('382098642782972038', '380573593847629072', '{"en": "Delivered", "zh": "包裹已签收"}', '2026-11-20 09:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('382385533176355837', '382385533176355836', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-11-21 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('382747921041537252', '382385533176355836', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-11-22 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383110308906211254', '382385533176355836', '{"en": "Arrived at the Jinhua hub", "zh": "已到达金华转运中心"}', '2026-11-23 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383291502839617621', '382385533176355836', '{"en": "Arrived in Yiwu, Chouzhou", "zh": "已到达义乌稠州营业部"}', '2026-11-23 16:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383351900818235280', '382385533176355836', '{"en": "Out for delivery", "zh": "快递员正在派送"}', '2026-11-23 20:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383397199299229377', '382385533176355836', '{"en": "Delivered", "zh": "包裹已签收"}', '2026-11-23 23:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('382747921042291160', '382747921041676008', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-11-22 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383110308905546236', '382747921041676008', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-11-23 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383336801321720652', '382747921041676008', '{"en": "Arrived at the Jinhua hub", "zh": "已到达金华转运中心"}', '2026-11-23 19:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383110308907480846', '383110308905167594', '{"en": "Handed to the carrier", "zh": "商家已将包裹交给快递公司"}', '2026-11-23 04:23:35.488+00');
INSERT INTO public.parcel_traces VALUES ('383321701828851374', '383110308905167594', '{"en": "Collected in Yiwu", "zh": "义乌揽收成功"}', '2026-11-23 18:23:35.488+00');
INSERT INTO public.parcels VALUES ('367527630685723690', 'O367165242819021644', 1, 'ZTO', 'ZTO7300418826', '2026-10-11 04:23:35.488+00', '2026-10-14 08:23:35.488+00');
INSERT INTO public.parcels VALUES ('375137775863841188', 'O374775387999128402', 1, 'YTO', 'YT8811736250', '2026-11-01 04:23:35.488+00', '2026-11-05 04:23:35.488+00');
INSERT INTO public.parcels VALUES ('378761654519982098', 'O378399266654971752', 1, 'STO', 'STO7729401835', '2026-11-11 04:23:35.488+00', '2026-11-16 04:23:35.488+00');
INSERT INTO public.parcels VALUES ('379848818114921985', 'O379486430250629968', 1, 'SF', 'SF1509925510037', '2026-11-14 04:23:35.488+00', '2026-11-18 04:23:35.488+00');
INSERT INTO public.parcels VALUES ('380573593847629072', 'O380211205983110803', 1, 'SF', 'SF1509928837745', '2026-11-16 04:23:35.488+00', '2026-11-20 09:23:35.488+00');
INSERT INTO public.parcels VALUES ('382385533176355836', 'O382023145310519470', 1, 'JD', 'JD0083320115', '2026-11-21 04:23:35.488+00', '2026-11-23 23:23:35.488+00');
INSERT INTO public.parcels VALUES ('382747921041676008', 'O382385533175464098', 1, 'YTO', 'YT8812200934', '2026-11-22 04:23:35.488+00', NULL);
INSERT INTO public.parcels VALUES ('383110308905167594', 'O382747921041721294', 1, 'ZTO', 'ZTO7300551204', '2026-11-23 04:23:35.488+00', NULL);
INSERT INTO public.pickup_points VALUES ('829044135678055440', '504952410010581100', '{"en": "Jinhe works counter", "zh": "锦河工厂提货点"}', '{"en": "Gate 2, 118 Songxia Umbrella Park, Shangyu District, Shaoxing (Monday to Saturday, 8:30 to 17:30)", "zh": "绍兴市上虞区崧厦伞业园118号2号门（周一至周六 8:30–17:30）"}', '', '0575-5550118');
INSERT INTO public.pickup_points VALUES ('683916144587803766', '150759374924511079', '{"en": "Threadwell stall 4-2216", "zh": "线行4-2216号铺"}', '{"en": "Hall 4, floor 2, stall 2216, Chouzhou North Road market, Yiwu (Daily, 9:00 to 17:00)", "zh": "义乌市稠州北路市场4区2楼2216号铺（每天 9:00–17:00）"}', '', '0579-5552216');
INSERT INTO public.pickup_points VALUES ('826849931547576546', '562713436729461117', '{"en": "Dailywell depot", "zh": "日好仓库自提点"}', '{"en": "Unit 6, 45 Huangyan Mould City Road, Taizhou (Monday to Friday, 9:00 to 18:00)", "zh": "台州市黄岩区模具城路45号6单元（周一至周五 9:00–18:00）"}', '', '0576-5550645');
INSERT INTO public.pickup_points VALUES ('319078244068300521', '259121582354072248', '{"en": "Lumen Lane showroom", "zh": "光巷展厅"}', '{"en": "Shop 31, Guzhen Lamp Street, Zhongshan (Daily, 10:00 to 19:00)", "zh": "中山市古镇灯饰街31号铺（每天 10:00–19:00）"}', '', '0760-5550031');
INSERT INTO public.pickup_points VALUES ('783767401256037075', '903386971134198280', '{"en": "Sundry warehouse counter", "zh": "万物仓提货台"}', '{"en": "Counter A, 9 Gangcheng Logistics Park, Yiwu (Daily, 8:00 to 20:00)", "zh": "义乌市港城物流园9号A台（每天 8:00–20:00）"}', '', '0579-5550009');
INSERT INTO public.point_entries VALUES ('361729423846638368', '361729423846638367', 100, 100, 'REGISTER', '361729423846638367', '2026-09-25 04:23:35.252+00');
INSERT INTO public.point_entries VALUES ('368977182146417940', '361729423846638367', 26, 126, 'ORDER_COMPLETED', 'O367165242819021644', '2026-10-15 04:23:35.488+00');
INSERT INTO public.point_entries VALUES ('376949715191686409', '361729423846638367', 38, 164, 'ORDER_COMPLETED', 'O374775387999128402', '2026-11-06 04:23:35.488+00');
INSERT INTO public.point_entries VALUES ('378399266654934753', '361729423846638367', 5, 169, 'EVALUATION', 'OI374775387999128406', '2026-11-10 04:23:35.488+00');
INSERT INTO public.point_entries VALUES ('379486430250981766', '361729423846638367', -10, 159, 'AFTER_SALE', 'A377312103055949637', '2026-11-13 04:23:35.488+00');
INSERT INTO public.point_entries VALUES ('381298369578719624', '361729423846638367', 21, 180, 'ORDER_COMPLETED', 'O378399266654971752', '2026-11-18 04:23:35.488+00');
INSERT INTO public.point_entries VALUES ('381660757444122830', '361729423846638367', 40, 220, 'ORDER_COMPLETED', 'O379486430250629968', '2026-11-19 04:23:35.488+00');
INSERT INTO public.point_entries VALUES ('382747921040845610', '361729423846638367', 35, 255, 'ORDER_COMPLETED', 'O380211205983110803', '2026-11-22 04:23:35.488+00');
INSERT INTO public.points_goods VALUES ('149593427955074731', '111311525022089804', '557057843194779246', '281701365540867132', 90, 800, 0, '2026-11-23 04:23:34.547+00', NULL);
INSERT INTO public.points_goods VALUES ('150207839135987593', '719388369021113062', '410806793116050173', '150014952616055954', 160, 640, 15, '2026-11-23 04:23:34.547+00', NULL);
INSERT INTO public.points_goods_categories VALUES ('111311525022089804', '{"en": "Small treats", "zh": "小惊喜"}', 0);
INSERT INTO public.points_goods_categories VALUES ('230644832722793439', '{"en": "Desk and home", "zh": "桌面与家居"}', 1);
INSERT INTO public.points_goods_categories VALUES ('454681322509795650', '{"en": "For the shop", "zh": "店铺用品"}', 2);
INSERT INTO public.points_goods_categories VALUES ('719388369021113062', '{"en": "On the road", "zh": "出行"}', 3);
INSERT INTO public.receipts VALUES ('380211205983110809', '361729423846638367', 'O380211205983110803', 'Tanaka Trading', NULL, 'Goods', 3570, false, '2026-11-15 04:23:35.488+00');
INSERT INTO public.regions VALUES ('156', '0', 'country', '{"en": "China", "zh": "中国"}', '{}', 1, true);
INSERT INTO public.regions VALUES ('15611', '156', 'province', '{"en": "Zhejiang", "zh": "浙江省"}', '{156}', 11, true);
INSERT INTO public.regions VALUES ('1561103', '15611', 'city', '{"en": "Jinhua", "zh": "金华市"}', '{156,15611}', 3, true);
INSERT INTO public.regions VALUES ('156110303', '1561103', 'district', '{"en": "Yiwu", "zh": "义乌市"}', '{156,15611,1561103}', 3, false);
INSERT INTO public.regions VALUES ('826', '0', 'country', '{"en": "United Kingdom", "zh": "英国"}', '{}', 4, true);
INSERT INTO public.regions VALUES ('82601', '826', 'province', '{"en": "England", "zh": "英格兰"}', '{826}', 1, true);
INSERT INTO public.regions VALUES ('8260101', '82601', 'city', '{"en": "London", "zh": "伦敦"}', '{826,82601}', 1, true);
INSERT INTO public.regions VALUES ('826010101', '8260101', 'district', '{"en": "Camden", "zh": "卡姆登"}', '{826,82601,8260101}', 1, false);
INSERT INTO public.seckill_offers VALUES ('451169250259790727', 0, 14, 3, '813782271780090755', '263572406573019667', 979, 80, 74);
INSERT INTO public.seckill_offers VALUES ('397551460384260344', 1, 10, 0, '813782271780090755', '263572406573019667', 979, 80, 37);
INSERT INTO public.seckill_offers VALUES ('570546519733334097', 4, 18, 4, '813782271780090755', '263572406573019667', 979, 80, 19);
INSERT INTO public.seckill_offers VALUES ('595247156391529066', 5, 14, 1, '813782271780090755', '263572406573019667', 979, 80, 64);
INSERT INTO public.settings VALUES ('site', '{"icp": "", "name": {"en": "Sundry", "zh": "Sundry"}}');
INSERT INTO public.settings VALUES ('returnsCentre', '{"detail": {"en": "Sundry returns centre, 66 Yinhai Road, Gate 3", "zh": "银海路66号Sundry退货中心3号门"}, "mobile": "057985550166", "region": {"en": "Yiwu, Jinhua, Zhejiang", "zh": "浙江省金华市义乌市"}}');
INSERT INTO public.skus VALUES ('190184492697292801', '128298375656509832', 1, 'S2697292801', '[{"hex": "#6cb6ee", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Sky blue", "zh": "天蓝"}}]', 655, NULL, 3828, 190, '{colour-sky,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('135468886217870892', '128298375656509832', 2, 'S6217870892', '[{"hex": "#f1eee8", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Pearl", "zh": "珍珠白"}}]', 655, NULL, 562, 190, '{colour-pearl,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('660768035143568866', '881001236228383859', 1, 'S5143568866', '[{"hex": "#f1eee8", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Pearl", "zh": "珍珠白"}}]', 985, NULL, 718, 1400, '{colour-pearl,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('366451896595142944', '881001236228383859', 2, 'S6595142944', '[{"hex": "#1f9b95", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Teal", "zh": "蓝绿"}}]', 985, NULL, 2972, 1400, '{colour-teal,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('661387981687836480', '553151216014919957', 1, 'S1687836480', '[{"hex": "#f1eee8", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Pearl", "zh": "珍珠白"}}]', 742, 890, 3328, 900, '{colour-pearl,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('329237973033865330', '961095934904304646', 1, 'S3033865330', '[{"hex": "#1f9b95", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Teal", "zh": "蓝绿"}}]', 504, NULL, 2773, 150, '{colour-teal,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('551805687745819256', '961095934904304646', 2, 'S7745819256', '[{"hex": "#8a3f78", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Plum", "zh": "梅紫"}}]', 504, NULL, 2753, 150, '{colour-plum,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('721395415760011110', '961095934904304646', 3, 'S5760011110', '[{"hex": "#d8c6a2", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Sand", "zh": "沙色"}}]', 504, NULL, 2980, 150, '{colour-sand,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('213256862497215461', '983098821815246284', 1, 'S2497215461', '[{"name": {"en": "Finish", "zh": "电镀色"}, "value": {"en": "Silver tone", "zh": "银色"}}]', 890, 1080, 155, 160, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('393243860881503248', '509203419974837929', 1, 'S0881503248', '[{"name": {"en": "Finish", "zh": "电镀色"}, "value": {"en": "Silver tone", "zh": "银色"}}]', 468, 580, 1043, 160, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('935350545426381284', '519983703350783039', 1, 'S5426381284', '[{"hex": "#3a404c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Charcoal", "zh": "炭黑"}}]', 210, 265, 463, 88, '{colour-charcoal,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('399901945990831633', '519983703350783039', 2, 'S5990831633', '[{"hex": "#f2a9bd", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Blush", "zh": "浅粉"}}]', 210, 265, 4019, 88, '{colour-blush,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('866335417723760846', '519983703350783039', 3, 'S7723760846', '[{"hex": "#1f9b95", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Teal", "zh": "蓝绿"}}]', 210, 265, 1424, 88, '{colour-teal,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('770374723003644091', '287624631667295004', 1, 'S3003644091', '[{"name": {"en": "Diameter", "zh": "直径"}, "value": {"en": "20 cm", "zh": "20厘米"}}]', 665, NULL, 276, 620, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('224000969883849208', '287624631667295004', 2, 'S9883849208', '[{"name": {"en": "Diameter", "zh": "直径"}, "value": {"en": "30 cm", "zh": "30厘米"}}]', 1105, NULL, 265, 620, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('541342237177134441', '117302179347217706', 1, 'S7177134441', '[{"hex": "#8a3f78", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Plum", "zh": "梅紫"}}]', 396, NULL, 193, 720, '{colour-plum,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('599351597774585113', '117302179347217706', 2, 'S7774585113', '[{"hex": "#1f9b95", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Teal", "zh": "蓝绿"}}]', 396, NULL, 3168, 720, '{colour-teal,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('315599996278959422', '774518916795958978', 0, 'S6278959422', '[]', 1180, NULL, 438, 740, '{1,2,3,4,5}', 2);
INSERT INTO public.skus VALUES ('882636406602218563', '676682614847397719', 1, 'S6602218563', '[{"name": {"en": "Colours", "zh": "配色"}, "value": {"en": "Bright mix", "zh": "亮彩混色"}}]', 36, 45, 1342, 18, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('588587265092997737', '676682614847397719', 2, 'S5092997737', '[{"name": {"en": "Colours", "zh": "配色"}, "value": {"en": "Gold", "zh": "金色"}}]', 42, 51, 3712, 18, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('540472155427423447', '813782271780090755', 1, 'S5427423447', '[{"name": {"en": "Scent", "zh": "香型"}, "value": {"en": "Rose", "zh": "玫瑰"}}]', 1152, 1390, 4015, 3700, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('797072662339773529', '813782271780090755', 2, 'S2339773529', '[{"name": {"en": "Scent", "zh": "香型"}, "value": {"en": "Lemon", "zh": "柠檬"}}]', 1152, 1390, 185, 3700, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('460640940988417639', '813782271780090755', 3, 'S0988417639', '[{"name": {"en": "Scent", "zh": "香型"}, "value": {"en": "Unscented", "zh": "无香"}}]', 1152, 1390, 1189, 3700, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('563849988720105983', '824153328745332893', 1, 'S8720105983', '[{"hex": "#7fd3b0", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Mint", "zh": "薄荷绿"}}]', 520, 650, 2336, 620, '{colour-mint,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('571382791397509873', '824153328745332893', 2, 'S1397509873', '[{"hex": "#6cb6ee", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Sky blue", "zh": "天蓝"}}]', 520, 650, 314, 620, '{colour-sky,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('496524754336547516', '804466613306813026', 1, 'S4336547516', '[{"name": {"en": "Size", "zh": "尺寸"}, "value": {"en": "Medium", "zh": "中号"}}]', 1800, NULL, 3392, 4100, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('714023740938092535', '804466613306813026', 2, 'S0938092535', '[{"name": {"en": "Size", "zh": "尺寸"}, "value": {"en": "Large", "zh": "大号"}}]', 2170, NULL, 3022, 4100, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('281701365540867132', '557057843194779246', 0, 'S5540867132', '[{"hex": "#e0558a", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Rose", "zh": "玫红"}}]', 46, NULL, 1375, 22, '{colour-rose,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('760438837035932473', '557057843194779246', 1, 'S7035932473', '[{"hex": "#1f9b95", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Teal", "zh": "蓝绿"}}]', 46, NULL, 247, 22, '{colour-teal,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('283031730331577812', '557057843194779246', 2, 'S0331577812', '[{"hex": "#7a4fd6", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Violet", "zh": "紫罗兰"}}]', 46, NULL, 3009, 22, '{colour-violet,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('135906689766149761', '557057843194779246', 3, 'S9766149761', '[{"hex": "#e0aa2a", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Mustard", "zh": "芥黄"}}]', 46, NULL, 1860, 22, '{colour-mustard,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('150014952616055954', '410806793116050173', 0, 'S2616055954', '[{"hex": "#e0aa2a", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Mustard", "zh": "芥黄"}}]', 74, NULL, 2428, 24, '{colour-mustard,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('615952501110678881', '410806793116050173', 1, 'S1110678881', '[{"hex": "#2b4c86", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Navy", "zh": "藏青"}}]', 74, NULL, 852, 24, '{colour-navy,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('303514558192290603', '410806793116050173', 2, 'S8192290603', '[{"hex": "#dd3b32", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Scarlet", "zh": "大红"}}]', 74, NULL, 2361, 24, '{colour-scarlet,1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('407496442027356718', '761204794657953872', 0, 'S2027356718', '[]', 660, NULL, 340, 720, '{1,2,3,4,5}', 2);
INSERT INTO public.skus VALUES ('340969472043111681', '145607005653305610', 0, 'S2043111681', '[{"hex": "#dd3b32", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Scarlet", "zh": "大红"}}]', 428, NULL, 574, 180, '{colour-scarlet,1,2,3,4,5}', 6);
INSERT INTO public.skus VALUES ('744596649476241069', '509203419974837929', 0, 'S9476241069', '[{"name": {"en": "Finish", "zh": "电镀色"}, "value": {"en": "Gold tone", "zh": "金色"}}]', 468, 580, 4478, 160, '{1,2,3,4,5}', 4);
INSERT INTO public.skus VALUES ('964467913352699536', '287624631667295004', 0, 'S3352699536', '[{"name": {"en": "Diameter", "zh": "直径"}, "value": {"en": "15 cm", "zh": "15厘米"}}]', 485, NULL, 1064, 620, '{1,2,3,4,5}', 2);
INSERT INTO public.skus VALUES ('355455194665008284', '824153328745332893', 0, 'S4665008284', '[{"hex": "#f2a9bd", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Blush", "zh": "浅粉"}}]', 520, 650, 3740, 620, '{colour-blush,1,2,3,4,5}', 4);
INSERT INTO public.skus VALUES ('201295270822587125', '983098821815246284', 0, 'S0822587125', '[{"name": {"en": "Finish", "zh": "电镀色"}, "value": {"en": "Gold tone", "zh": "金色"}}]', 890, 1080, 418, 160, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('334455796442149876', '519983703350783039', 0, 'S6442149876', '[{"hex": "#dd3b32", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Scarlet", "zh": "大红"}}]', 210, 265, 657, 88, '{colour-scarlet,1,2,3,4,5}', 12);
INSERT INTO public.skus VALUES ('618723127988505339', '961095934904304646', 0, 'S7988505339', '[{"hex": "#f0832c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Orange", "zh": "橙色"}}]', 504, NULL, 1253, 150, '{colour-orange,1,2,3,4,5}', 3);
INSERT INTO public.skus VALUES ('847352204209229483', '676682614847397719', 0, 'S4209229483', '[{"name": {"en": "Colours", "zh": "配色"}, "value": {"en": "Pastel mix", "zh": "马卡龙混色"}}]', 36, 45, 1033, 18, '{1,2,3,4,5}', 60);
INSERT INTO public.skus VALUES ('263572406573019667', '813782271780090755', 0, 'S6573019667', '[{"name": {"en": "Scent", "zh": "香型"}, "value": {"en": "Mixed", "zh": "混合"}}]', 1152, 1390, 4743, 3700, '{1,2,3,4,5}', 0);
INSERT INTO public.skus VALUES ('285038530332637556', '881001236228383859', 0, 'S0332637556', '[{"hex": "#3a404c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Charcoal", "zh": "炭黑"}}]', 985, NULL, 4786, 1400, '{colour-charcoal,1,2,3,4,5}', 2);
INSERT INTO public.skus VALUES ('501080133954006124', '553151216014919957', 0, 'S3954006124', '[{"hex": "#3a404c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Charcoal", "zh": "炭黑"}}]', 742, 890, 3155, 900, '{colour-charcoal,1,2,3,4,5}', 2);
INSERT INTO public.skus VALUES ('846462429240399165', '804466613306813026', 0, 'S9240399165', '[{"name": {"en": "Size", "zh": "尺寸"}, "value": {"en": "Small", "zh": "小号"}}]', 1480, NULL, 438, 4100, '{1,2,3,4,5}', 1);
INSERT INTO public.skus VALUES ('391607719173527945', '117302179347217706', 0, 'S9173527945', '[{"hex": "#f0832c", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Orange", "zh": "橙色"}}]', 396, NULL, 766, 720, '{colour-orange,1,2,3,4,5}', 5);
INSERT INTO public.skus VALUES ('985947541718524684', '128298375656509832', 0, 'S1718524684', '[{"hex": "#f2a9bd", "name": {"en": "Colour", "zh": "颜色"}, "value": {"en": "Blush", "zh": "浅粉"}}]', 655, NULL, 1981, 190, '{colour-blush,1,2,3,4,5}', 5);
INSERT INTO public.skus VALUES ('217052954057086445', '865844230995939375', 0, 'S4057086445', '[]', 790, 940, 4226, 640, '{1,2,3,4,5}', 2);
INSERT INTO public.skus VALUES ('339509350703450204', '965196570754439734', 0, 'S0703450204', '[]', 1280, NULL, 4420, 2400, '{1,2,3,4,5}', 2);
INSERT INTO public.stores VALUES ('504952410010581100', 'jinhe-umbrella', '{"en": "Jinhe Umbrella Works", "zh": "锦河伞业"}', '{"en": "Umbrellas from frame to canopy under one roof since 2009. Mixed colours in every carton, logo printing from 120 pieces.", "zh": "自2009年起，从伞骨到伞面一厂做完。整箱可混色，120把起印标。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23c8dff3%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EJU%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, true, false, '{"en": "Gate 2, 118 Songxia Umbrella Park, Shangyu District, Shaoxing", "zh": "绍兴市上虞区崧厦伞业园118号2号门"}', '', '{"en": "Jinhe Umbrella Works Co., Ltd.", "zh": "绍兴锦河伞业有限公司"}', '2019-09-10 02:00:00+00', 490, 470, 480, 1, 1986);
INSERT INTO public.stores VALUES ('768664426974140671', 'brightbag', '{"en": "Brightbag Luggage", "zh": "亮包箱包"}', '{"en": "School bags, travel cases and pouches. Zips are run five hundred times on a sample of every batch.", "zh": "书包、旅行箱与手袋，每批抽样拉链往返五百次。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23dad5ef%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EBB%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, false, false, '{"en": "Baigou", "zh": "白沟"}', '', '{"en": "Brightbag Luggage Co., Ltd.", "zh": "白沟亮包箱包有限公司"}', '2015-11-25 02:00:00+00', 470, 480, 460, 3, 883);
INSERT INTO public.stores VALUES ('980745048193495630', 'pinebox', '{"en": "Pinebox Tools", "zh": "松盒五金"}', '{"en": "Hand tools for small workshops and hardware counters. Handles, heads and screws are sold on their own as well.", "zh": "供小作坊与五金柜台的手工具，手柄、锤头、螺丝也可单独购买。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23e6dfd2%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EPB%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, false, false, '{"en": "Yongkang", "zh": "永康"}', '', '{"en": "Pinebox Tools Co., Ltd.", "zh": "永康松盒五金有限公司"}', '2013-04-05 02:00:00+00', 480, 450, 470, 1, 226);
INSERT INTO public.stores VALUES ('510585406192383161', 'papermint', '{"en": "Papermint Stationery", "zh": "纸薄荷文具"}', '{"en": "Notebooks and school supplies for shops and classrooms. Paper comes from certified mills and is cut in our own bindery.", "zh": "面向门店与学校的本册文具。纸张来自认证纸厂，自有车间裁切装订。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23c6e6d6%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EPS%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, false, false, '{"en": "Ningbo", "zh": "宁波"}', '', '{"en": "Papermint Stationery Co., Ltd.", "zh": "宁波纸薄荷文具有限公司"}', '2016-05-24 02:00:00+00', 480, 480, 480, 1, 350);
INSERT INTO public.stores VALUES ('247010595249282531', 'glint', '{"en": "Glint Jewellery", "zh": "微光饰品"}', '{"en": "Fashion jewellery and hair accessories, nickel tested, on display cards with a bar code.", "zh": "时尚饰品与发饰，通过镍释放测试，附条码展示卡。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23dad5ef%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EGJ%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, false, false, '{"en": "Dongguan", "zh": "东莞"}', '', '{"en": "Glint Jewellery Co., Ltd.", "zh": "东莞微光饰品有限公司"}', '2020-04-17 02:00:00+00', 460, 480, 470, 3, 107);
INSERT INTO public.stores VALUES ('164865641485509247', 'freshfold', '{"en": "Freshfold Care", "zh": "清叠洗护"}', '{"en": "Soap, laundry and bathroom products for hostels, salons and homes. Refills for everything that comes in a bottle.", "zh": "供民宿、美发店与家庭的香皂、洗衣与卫浴用品，瓶装商品都有补充装。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23c6e6d6%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EFF%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, false, false, '{"en": "Guangzhou", "zh": "广州"}', '', '{"en": "Freshfold Care Co., Ltd.", "zh": "广州清叠洗护有限公司"}', '2017-08-26 02:00:00+00', 470, 470, 490, 2, 90);
INSERT INTO public.stores VALUES ('903386971134198280', 'sundry-select', '{"en": "Sundry Select", "zh": "万物自营"}', '{"en": "Products we choose, store and ship ourselves, with small minimums and the same price for every buyer.", "zh": "由我们选品、入仓、发货，起订量小，对所有买家同价。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23c8dff3%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3ES%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', true, true, false, '{"en": "Counter A, 9 Gangcheng Logistics Park, Yiwu", "zh": "义乌市港城物流园9号A台"}', '', '{"en": "Sundry Select Co., Ltd.", "zh": "义乌万物自营有限公司"}', '2013-12-12 02:00:00+00', 490, 490, 490, 2, 2567);
INSERT INTO public.stores VALUES ('808479868513128010', 'festive-row', '{"en": "Festive Row Party", "zh": "节日街派对"}', '{"en": "Balloons, wrapping and table decorations by the gross, with matching colours across the whole range.", "zh": "气球、包装与桌面装饰整箩批发，全系列颜色可配套。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23f6cfcf%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EFR%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, false, false, '{"en": "Yiwu", "zh": "义乌"}', '', '{"en": "Festive Row Party Co., Ltd.", "zh": "义乌节日街派对有限公司"}', '2019-12-11 02:00:00+00', 444, 458, 460, 4, 954);
INSERT INTO public.stores VALUES ('413821250932627030', 'kilnmate', '{"en": "Kilnmate Tableware", "zh": "窑友餐具"}', '{"en": "Stoneware, enamel and glass for cafés and home shops. Each carton passes a drop test before it leaves.", "zh": "面向咖啡馆与家居店的炻器、搪瓷与玻璃，每箱出厂前做跌落测试。"}', 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20viewBox%3D%220%200%2096%2096%22%3E%3Crect%20width%3D%2296%22%20height%3D%2296%22%20rx%3D%2220%22%20fill%3D%22%23e6dfd2%22%2F%3E%3Ctext%20x%3D%2248%22%20y%3D%2260%22%20font-family%3D%22Archivo%2CArial%2Csans-serif%22%20font-size%3D%2236%22%20font-weight%3D%22700%22%20text-anchor%3D%22middle%22%20fill%3D%22%23231f33%22%3EKT%3C%2Ftext%3E%3C%2Fsvg%3E', 'OPEN', false, false, false, '{"en": "Jingdezhen", "zh": "景德镇"}', '', '{"en": "Kilnmate Tableware Co., Ltd.", "zh": "景德镇窑友餐具有限公司"}', '2016-10-17 02:00:00+00', 490, 480, 460, 3, 1638);
INSERT INTO public.trades VALUES ('367165242819021643', 'T367165242818311320', '361729423846638367', 'CART', 'demo long-ago', '84455e0d630c82177eafb3cc23432259e10d03adbbcec5b689722a8b08f49c0f', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 2568, 75, 0, 0, 0, 2643, 0, '[]', '2026-10-10 04:23:35.488+00', '2026-10-10 04:53:35.488+00', '2026-10-10 04:26:35.488+00');
INSERT INTO public.trades VALUES ('374775387999128401', 'T374775387997610973', '361729423846638367', 'CART', 'demo sent-back', 'ef3dc3f30100fd7c3f533bce868c7136f09eece1a9b28069273bf8c157c4d2d7', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 3812, 60, 0, 0, 0, 3872, 0, '[]', '2026-10-31 04:23:35.488+00', '2026-10-31 04:53:35.488+00', '2026-10-31 04:30:35.488+00');
INSERT INTO public.trades VALUES ('378399266654971751', 'T378399266654971750', '361729423846638367', 'CART', 'demo to-send-back', '12e76d2cea86e6b857ec5ac3d2594429744583c0f7f79586bf7664628f078092', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 2080, 90, 0, 0, 0, 2170, 0, '[]', '2026-11-10 04:23:35.488+00', '2026-11-10 04:53:35.488+00', '2026-11-10 04:28:35.488+00');
INSERT INTO public.trades VALUES ('379124042384345629', 'T379124042384345628', '361729423846638367', 'CART', 'demo paid-and-cancelled', '82feb0bf81f89b47038bb83befa823aa0ff17fc4d15d677ab7f68ab63574443d', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 890, 60, 0, 0, 0, 950, 0, '[]', '2026-11-12 04:23:35.488+00', '2026-11-12 04:53:35.488+00', '2026-11-12 04:25:35.488+00');
INSERT INTO public.trades VALUES ('379486430250629967', 'T379486430250629966', '361729423846638367', 'CART', 'demo refused-and-complained', '7205ab38c4884f2eb26233fa9cde6facc9797e2fc3bb74e62ca3b93bba48a54d', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 4032, 60, 0, 0, 0, 4092, 0, '[]', '2026-11-13 04:23:35.488+00', '2026-11-13 04:53:35.488+00', '2026-11-13 04:32:35.488+00');
INSERT INTO public.trades VALUES ('380211205982065265', 'T380211205982065264', '361729423846638367', 'CART', 'demo just-received', '8ab343c4f34440a1ac13cd2fcdca983f7200a31ff8b6c862a7966ab0b6a6506c', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 3480, 90, 0, 0, 0, 3570, 0, '[]', '2026-11-15 04:23:35.488+00', '2026-11-15 04:53:35.488+00', '2026-11-15 04:27:35.488+00');
INSERT INTO public.trades VALUES ('381298369579829577', 'T381298369577288212', '361729423846638367', 'CART', 'demo never-paid', 'c98f54073286ecf7518f55d59fc608eb8f076342533ad7c6b1f60275b07f1d2a', 'CANCEL', NULL, 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 1152, 105, 0, 0, 0, 1257, 0, '[]', '2026-11-18 04:23:35.488+00', '2026-11-18 04:53:35.488+00', NULL);
INSERT INTO public.trades VALUES ('382023145310519469', 'T382023145310519468', '361729423846638367', 'CART', 'demo at-the-door', '3e46f4614aaf17ae52129beb46c4429b0f6f388a8c7bc5514281c1413aee935b', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 3454, 0, 0, 0, 0, 3454, 0, '[]', '2026-11-20 04:23:35.488+00', '2026-11-20 04:53:35.488+00', '2026-11-20 04:25:35.488+00');
INSERT INTO public.trades VALUES ('382385533175464097', 'T382385533175464096', '361729423846638367', 'CART', 'demo on-the-way', 'c3f268444114cb8a967608fe072c4bb021e13b0eddf52d16274377cdeed91245', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 1480, 60, 0, 0, 0, 1540, 0, '[]', '2026-11-21 04:23:35.488+00', '2026-11-21 04:53:35.488+00', '2026-11-21 04:29:35.488+00');
INSERT INTO public.trades VALUES ('382747921041721293', 'T382747921041721292', '361729423846638367', 'CART', 'demo half-shipped', '1d1d5e26781c2bad8fee47cd10941777e2b38e9c5cac462e780b45ed30cfa2a8', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 4340, 135, 0, 0, 0, 4475, 0, '[]', '2026-11-22 04:23:35.488+00', '2026-11-22 04:53:35.488+00', '2026-11-22 04:24:35.488+00');
INSERT INTO public.trades VALUES ('383110308907248989', 'T383110308907248988', '361729423846638367', 'CART', 'demo at-the-counter', '41e9000d06c0d38a3d01a636a727a9f3712c13ae6f28bead373726e08ce8971a', 'PAID', 'WALLET', 'SELF_PICK_UP', 'Mei Tanaka', '13800138000', NULL, NULL, NULL, 3275, 0, 0, 0, 0, 3275, 0, '[]', '2026-11-23 04:23:35.488+00', '2026-11-23 04:53:35.488+00', '2026-11-23 04:28:35.488+00');
INSERT INTO public.trades VALUES ('383397199300691462', 'T383397199300691461', '361729423846638367', 'CART', 'demo being-packed', 'b0ea0ef879bdedd1291c1e75b9802149d24ae5e3fb6c59340264e55514e6dfe5', 'PAID', 'WALLET', 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 1580, 75, 0, 0, 0, 1655, 0, '[]', '2026-11-23 23:23:35.488+00', '2026-11-23 23:53:35.488+00', '2026-11-23 23:26:35.488+00');
INSERT INTO public.trades VALUES ('383471941798583869', 'T383471941795979479', '361729423846638367', 'CART', 'demo waits-for-payment', 'ef47ba19cd0cff4cd75cf52325d02214986286239982b2af10a9465408a77ebc', 'UNPAID', NULL, 'LOGISTICS', 'Mei Tanaka', '13800138000', 'China,Zhejiang,Jinhua,Yiwu', '156,15611,1561103,156110303', 'Unit 1402, 18 Chouzhou North Road', 2560, 60, 0, 0, 0, 2620, 0, '[]', '2026-11-24 04:20:35.488+00', '2026-11-24 04:50:35.488+00', NULL);
INSERT INTO public.wallets VALUES ('361729423846638367', 50000, 0, 'scrypt$32768$8$3$zuGh1cs1Fr_ulBmckFyDPw$Vf1e_Ji3s0J0OgurmGbd4gTg_AeVCI9jUY4QuLjCK0E', 0, NULL, '2026-09-25 04:23:35.252+00');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 2, true);
SELECT pg_catalog.setval('public.page_logs_id_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.after_sale_logs
    ADD CONSTRAINT after_sale_logs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.after_sales
    ADD CONSTRAINT after_sales_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.after_sales
    ADD CONSTRAINT after_sales_sn_unique UNIQUE (sn);
ALTER TABLE ONLY public.article_categories
    ADD CONSTRAINT article_categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.articles
    ADD CONSTRAINT articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.basket_coupons
    ADD CONSTRAINT basket_coupons_member_id_way_store_id_pk PRIMARY KEY (member_id, way, store_id);
ALTER TABLE ONLY public.basket_lines
    ADD CONSTRAINT basket_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.baskets
    ADD CONSTRAINT baskets_member_id_way_pk PRIMARY KEY (member_id, way);
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.captcha_passes
    ADD CONSTRAINT captcha_passes_purpose_uuid_pk PRIMARY KEY (purpose, uuid);
ALTER TABLE ONLY public.captcha_puzzles
    ADD CONSTRAINT captcha_puzzles_purpose_uuid_pk PRIMARY KEY (purpose, uuid);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.commission_cash
    ADD CONSTRAINT commission_cash_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.commissions
    ADD CONSTRAINT commissions_order_item_sn_unique UNIQUE (order_item_sn);
ALTER TABLE ONLY public.commissions
    ADD CONSTRAINT commissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.complaint_lines
    ADD CONSTRAINT complaint_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_order_item_sn_unique UNIQUE (order_item_sn);
ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coupon_activities
    ADD CONSTRAINT coupon_activities_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coupon_activity_grants
    ADD CONSTRAINT coupon_activity_grants_activity_id_member_id_period_pk PRIMARY KEY (activity_id, member_id, period);
ALTER TABLE ONLY public.coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.distribution_bindings
    ADD CONSTRAINT distribution_bindings_pkey PRIMARY KEY (member_id);
ALTER TABLE ONLY public.distribution_choices
    ADD CONSTRAINT distribution_choices_distributor_id_distribution_goods_id_pk PRIMARY KEY (distributor_id, distribution_goods_id);
ALTER TABLE ONLY public.distribution_goods
    ADD CONSTRAINT distribution_goods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.distribution_goods
    ADD CONSTRAINT distribution_goods_sku_id_unique UNIQUE (sku_id);
ALTER TABLE ONLY public.distributors
    ADD CONSTRAINT distributors_member_id_unique UNIQUE (member_id);
ALTER TABLE ONLY public.distributors
    ADD CONSTRAINT distributors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.evaluations
    ADD CONSTRAINT evaluations_order_item_sn_unique UNIQUE (order_item_sn);
ALTER TABLE ONLY public.evaluations
    ADD CONSTRAINT evaluations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.favourite_goods
    ADD CONSTRAINT favourite_goods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.favourite_stores
    ADD CONSTRAINT favourite_stores_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.freight_templates
    ADD CONSTRAINT freight_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.full_discounts
    ADD CONSTRAINT full_discounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.goods
    ADD CONSTRAINT goods_key_unique UNIQUE (key);
ALTER TABLE ONLY public.goods
    ADD CONSTRAINT goods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hot_words
    ADD CONSTRAINT hot_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.im_keys
    ADD CONSTRAINT im_keys_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.im_lines
    ADD CONSTRAINT im_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.im_lines
    ADD CONSTRAINT im_lines_position UNIQUE (talk_id, "position");
ALTER TABLE ONLY public.im_talks
    ADD CONSTRAINT im_talks_pair UNIQUE (member_id, store_id);
ALTER TABLE ONLY public.im_talks
    ADD CONSTRAINT im_talks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.limit_windows
    ADD CONSTRAINT limit_windows_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.member_addresses
    ADD CONSTRAINT member_addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.member_identities
    ADD CONSTRAINT member_identities_provider_subject_pk PRIMARY KEY (provider, subject);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_email_unique UNIQUE (email);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_mobile_unique UNIQUE (mobile);
ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.oauth_logins
    ADD CONSTRAINT oauth_logins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.oauth_logins
    ADD CONSTRAINT oauth_logins_state_hash_unique UNIQUE (state_hash);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_sn_unique UNIQUE (sn);
ALTER TABLE ONLY public.order_logs
    ADD CONSTRAINT order_logs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_sn_unique UNIQUE (sn);
ALTER TABLE ONLY public.outgoing_messages
    ADD CONSTRAINT outgoing_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.owned_coupons
    ADD CONSTRAINT owned_coupons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_logs
    ADD CONSTRAINT page_logs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pages
    ADD CONSTRAINT pages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.parcel_items
    ADD CONSTRAINT parcel_items_parcel_id_order_item_sn_pk PRIMARY KEY (parcel_id, order_item_sn);
ALTER TABLE ONLY public.parcel_traces
    ADD CONSTRAINT parcel_traces_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (uuid);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_token_unique UNIQUE (token);
ALTER TABLE ONLY public.pickup_points
    ADD CONSTRAINT pickup_points_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.point_entries
    ADD CONSTRAINT point_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.points_goods_categories
    ADD CONSTRAINT points_goods_categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.points_goods
    ADD CONSTRAINT points_goods_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.qr_logins
    ADD CONSTRAINT qr_logins_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_order_sn_unique UNIQUE (order_sn);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recharges
    ADD CONSTRAINT recharges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recharges
    ADD CONSTRAINT recharges_sn_unique UNIQUE (sn);
ALTER TABLE ONLY public.regions
    ADD CONSTRAINT regions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seckill_offers
    ADD CONSTRAINT seckill_offers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seckill_sales
    ADD CONSTRAINT seckill_sales_offer_id_day_pk PRIMARY KEY (offer_id, day);
ALTER TABLE ONLY public.server_secrets
    ADD CONSTRAINT server_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_access_hash_unique UNIQUE (access_hash);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_refresh_hash_unique UNIQUE (refresh_hash);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.store_entries
    ADD CONSTRAINT store_entries_member_id_unique UNIQUE (member_id);
ALTER TABLE ONLY public.store_entries
    ADD CONSTRAINT store_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_key_unique UNIQUE (key);
ALTER TABLE ONLY public.stores
    ADD CONSTRAINT stores_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.trades
    ADD CONSTRAINT trades_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.trades
    ADD CONSTRAINT trades_sn_unique UNIQUE (sn);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verification_codes
    ADD CONSTRAINT verification_codes_purpose_uuid_recipient_pk PRIMARY KEY (purpose, uuid, recipient);
ALTER TABLE ONLY public.wallets
    ADD CONSTRAINT wallets_pkey PRIMARY KEY (member_id);
ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_sn_unique UNIQUE (sn);
CREATE INDEX after_sale_logs_case ON public.after_sale_logs USING btree (sn, created_at);
CREATE INDEX after_sales_buyer ON public.after_sales USING btree (member_id, created_at);
CREATE INDEX after_sales_due ON public.after_sales USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX after_sales_line ON public.after_sales USING btree (order_item_sn);
CREATE INDEX articles_category ON public.articles USING btree (category_id, sort_order);
CREATE UNIQUE INDEX basket_lines_sku ON public.basket_lines USING btree (member_id, way, sku_id);
CREATE INDEX captcha_passes_over ON public.captcha_passes USING btree (expires_at);
CREATE INDEX captcha_puzzles_over ON public.captcha_puzzles USING btree (expires_at);
CREATE INDEX categories_parent ON public.categories USING btree (parent_id, sort_order);
CREATE INDEX commission_cash_distributor ON public.commission_cash USING btree (distributor_id, created_at);
CREATE UNIQUE INDEX commission_cash_sn ON public.commission_cash USING btree (sn);
CREATE INDEX commissions_distributor ON public.commissions USING btree (distributor_id, created_at);
CREATE INDEX commissions_open ON public.commissions USING btree (created_at) WHERE (state = 'OPEN'::text);
CREATE INDEX commissions_order ON public.commissions USING btree (order_sn);
CREATE INDEX complaint_lines_complaint ON public.complaint_lines USING btree (complaint_id, created_at);
CREATE INDEX complaints_member ON public.complaints USING btree (member_id, created_at);
CREATE INDEX contact_messages_newest ON public.contact_messages USING btree (created_at);
CREATE INDEX coupons_store ON public.coupons USING btree (store_id);
CREATE INDEX evaluations_goods ON public.evaluations USING btree (goods_id, created_at);
CREATE INDEX evaluations_member ON public.evaluations USING btree (member_id, created_at);
CREATE INDEX evaluations_store ON public.evaluations USING btree (store_id);
CREATE INDEX favourite_goods_newest ON public.favourite_goods USING btree (member_id, created_at);
CREATE UNIQUE INDEX favourite_goods_once ON public.favourite_goods USING btree (member_id, sku_id);
CREATE INDEX favourite_stores_newest ON public.favourite_stores USING btree (member_id, created_at);
CREATE UNIQUE INDEX favourite_stores_once ON public.favourite_stores USING btree (member_id, store_id);
CREATE INDEX feedback_newest ON public.feedback USING btree (created_at);
CREATE UNIQUE INDEX footprints_goods ON public.footprints USING btree (member_id, goods_id);
CREATE INDEX footprints_newest ON public.footprints USING btree (member_id, visited_at);
CREATE INDEX full_discounts_store ON public.full_discounts USING btree (store_id);
CREATE INDEX goods_category ON public.goods USING gin (category_path);
CREATE INDEX goods_names ON public.goods USING gin (name_tokens);
CREATE INDEX goods_price ON public.goods USING btree (price_cents);
CREATE INDEX goods_store ON public.goods USING btree (store_id);
CREATE INDEX goods_tokens ON public.goods USING gin (search_tokens);
CREATE INDEX im_keys_over ON public.im_keys USING btree (expires_at);
CREATE INDEX im_talks_latest ON public.im_talks USING btree (last_at);
CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account, created_at);
CREATE INDEX ledger_entries_transaction ON public.ledger_entries USING btree (transaction_id);
CREATE UNIQUE INDEX ledger_transactions_once ON public.ledger_transactions USING btree (kind, reference);
CREATE INDEX limit_windows_over ON public.limit_windows USING btree (window_ends_at);
CREATE UNIQUE INDEX member_addresses_default ON public.member_addresses USING btree (member_id) WHERE is_default;
CREATE INDEX member_addresses_member ON public.member_addresses USING btree (member_id, created_at);
CREATE INDEX member_identities_member ON public.member_identities USING btree (member_id);
CREATE UNIQUE INDEX members_username ON public.members USING btree (lower(username));
CREATE INDEX messages_member ON public.messages USING btree (member_id, state, created_at);
CREATE INDEX oauth_logins_over ON public.oauth_logins USING btree (expires_at);
CREATE INDEX order_items_order ON public.order_items USING btree (order_sn, "position");
CREATE INDEX order_logs_order ON public.order_logs USING btree (order_sn, created_at);
CREATE INDEX orders_buyer ON public.orders USING btree (member_id, hidden, created_at, id);
CREATE INDEX orders_shipped ON public.orders USING btree (shipped_at) WHERE (state = 'DELIVERED'::text);
CREATE INDEX orders_trade ON public.orders USING btree (trade_sn);
CREATE INDEX outgoing_messages_due ON public.outgoing_messages USING btree (channel, next_try_at);
CREATE INDEX owned_coupons_member ON public.owned_coupons USING btree (member_id, state);
CREATE INDEX owned_coupons_template ON public.owned_coupons USING btree (coupon_id, member_id);
CREATE INDEX page_logs_at ON public.page_logs USING btree (at);
CREATE INDEX pages_type ON public.pages USING btree (type, store_id);
CREATE INDEX parcel_traces_parcel ON public.parcel_traces USING btree (parcel_id, at);
CREATE UNIQUE INDEX parcels_number ON public.parcels USING btree (order_sn, carrier_code, number);
CREATE UNIQUE INDEX parcels_order ON public.parcels USING btree (order_sn, "position");
CREATE INDEX payments_bill ON public.payments USING btree (bill_type, bill_sn, created_at);
CREATE INDEX pickup_points_store ON public.pickup_points USING btree (store_id);
CREATE INDEX point_entries_member ON public.point_entries USING btree (member_id, created_at);
CREATE UNIQUE INDEX point_entries_once ON public.point_entries USING btree (member_id, reason, reference);
CREATE INDEX points_goods_category ON public.points_goods USING btree (category_id);
CREATE INDEX qr_logins_over ON public.qr_logins USING btree (expires_at);
CREATE INDEX receipts_member ON public.receipts USING btree (member_id, created_at);
CREATE UNIQUE INDEX receipts_title ON public.receipts USING btree (member_id, title) WHERE (order_sn IS NULL);
CREATE INDEX recharges_member ON public.recharges USING btree (member_id, created_at);
CREATE INDEX regions_parent ON public.regions USING btree (parent_id, sort_order);
CREATE INDEX seckill_offers_sku ON public.seckill_offers USING btree (sku_id);
CREATE INDEX seckill_offers_slot ON public.seckill_offers USING btree (weekday, hour, "position");
CREATE INDEX sessions_family ON public.sessions USING btree (family_id);
CREATE INDEX sessions_member ON public.sessions USING btree (member_id);
CREATE INDEX sessions_over ON public.sessions USING btree (refresh_expires_at);
CREATE INDEX skus_goods ON public.skus USING btree (goods_id, "position");
CREATE INDEX trades_content ON public.trades USING btree (member_id, content_hash, created_at);
CREATE UNIQUE INDEX trades_key ON public.trades USING btree (member_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX trades_unpaid ON public.trades USING btree (expires_at) WHERE (pay_state = 'UNPAID'::text);
CREATE INDEX uploads_member ON public.uploads USING btree (member_id, created_at);
CREATE INDEX uploads_name ON public.uploads USING btree (name);
CREATE INDEX verification_codes_over ON public.verification_codes USING btree (expires_at);
CREATE INDEX withdrawals_member ON public.withdrawals USING btree (member_id, created_at);
ALTER TABLE ONLY public.after_sale_logs
    ADD CONSTRAINT after_sale_logs_sn_after_sales_sn_fk FOREIGN KEY (sn) REFERENCES public.after_sales(sn);
ALTER TABLE ONLY public.after_sales
    ADD CONSTRAINT after_sales_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.after_sales
    ADD CONSTRAINT after_sales_order_item_sn_order_items_sn_fk FOREIGN KEY (order_item_sn) REFERENCES public.order_items(sn);
ALTER TABLE ONLY public.after_sales
    ADD CONSTRAINT after_sales_order_sn_orders_sn_fk FOREIGN KEY (order_sn) REFERENCES public.orders(sn);
ALTER TABLE ONLY public.basket_coupons
    ADD CONSTRAINT basket_coupons_member_id_way_baskets_member_id_way_fk FOREIGN KEY (member_id, way) REFERENCES public.baskets(member_id, way) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket_lines
    ADD CONSTRAINT basket_lines_member_id_way_baskets_member_id_way_fk FOREIGN KEY (member_id, way) REFERENCES public.baskets(member_id, way) ON DELETE CASCADE;
ALTER TABLE ONLY public.baskets
    ADD CONSTRAINT baskets_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.commission_cash
    ADD CONSTRAINT commission_cash_distributor_id_distributors_id_fk FOREIGN KEY (distributor_id) REFERENCES public.distributors(id);
ALTER TABLE ONLY public.commissions
    ADD CONSTRAINT commissions_distributor_id_distributors_id_fk FOREIGN KEY (distributor_id) REFERENCES public.distributors(id);
ALTER TABLE ONLY public.commissions
    ADD CONSTRAINT commissions_order_item_sn_order_items_sn_fk FOREIGN KEY (order_item_sn) REFERENCES public.order_items(sn);
ALTER TABLE ONLY public.commissions
    ADD CONSTRAINT commissions_order_sn_orders_sn_fk FOREIGN KEY (order_sn) REFERENCES public.orders(sn);
ALTER TABLE ONLY public.complaint_lines
    ADD CONSTRAINT complaint_lines_complaint_id_complaints_id_fk FOREIGN KEY (complaint_id) REFERENCES public.complaints(id);
ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_order_item_sn_order_items_sn_fk FOREIGN KEY (order_item_sn) REFERENCES public.order_items(sn);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.distribution_bindings
    ADD CONSTRAINT distribution_bindings_distributor_id_distributors_id_fk FOREIGN KEY (distributor_id) REFERENCES public.distributors(id);
ALTER TABLE ONLY public.distribution_bindings
    ADD CONSTRAINT distribution_bindings_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.distribution_choices
    ADD CONSTRAINT distribution_choices_distribution_goods_id_distribution_goods_i FOREIGN KEY (distribution_goods_id) REFERENCES public.distribution_goods(id);
ALTER TABLE ONLY public.distribution_choices
    ADD CONSTRAINT distribution_choices_distributor_id_distributors_id_fk FOREIGN KEY (distributor_id) REFERENCES public.distributors(id);
ALTER TABLE ONLY public.distributors
    ADD CONSTRAINT distributors_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.favourite_goods
    ADD CONSTRAINT favourite_goods_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.favourite_stores
    ADD CONSTRAINT favourite_stores_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.footprints
    ADD CONSTRAINT footprints_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.im_keys
    ADD CONSTRAINT im_keys_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.im_keys
    ADD CONSTRAINT im_keys_talk_id_im_talks_id_fk FOREIGN KEY (talk_id) REFERENCES public.im_talks(id);
ALTER TABLE ONLY public.im_lines
    ADD CONSTRAINT im_lines_talk_id_im_talks_id_fk FOREIGN KEY (talk_id) REFERENCES public.im_talks(id);
ALTER TABLE ONLY public.im_talks
    ADD CONSTRAINT im_talks_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_transaction_id_ledger_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.member_addresses
    ADD CONSTRAINT member_addresses_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.member_identities
    ADD CONSTRAINT member_identities_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_order_sn_orders_sn_fk FOREIGN KEY (order_sn) REFERENCES public.orders(sn);
ALTER TABLE ONLY public.order_logs
    ADD CONSTRAINT order_logs_order_sn_orders_sn_fk FOREIGN KEY (order_sn) REFERENCES public.orders(sn);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_trade_sn_trades_sn_fk FOREIGN KEY (trade_sn) REFERENCES public.trades(sn);
ALTER TABLE ONLY public.owned_coupons
    ADD CONSTRAINT owned_coupons_coupon_id_coupons_id_fk FOREIGN KEY (coupon_id) REFERENCES public.coupons(id);
ALTER TABLE ONLY public.owned_coupons
    ADD CONSTRAINT owned_coupons_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.parcel_items
    ADD CONSTRAINT parcel_items_order_item_sn_order_items_sn_fk FOREIGN KEY (order_item_sn) REFERENCES public.order_items(sn);
ALTER TABLE ONLY public.parcel_items
    ADD CONSTRAINT parcel_items_parcel_id_parcels_id_fk FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);
ALTER TABLE ONLY public.parcel_traces
    ADD CONSTRAINT parcel_traces_parcel_id_parcels_id_fk FOREIGN KEY (parcel_id) REFERENCES public.parcels(id);
ALTER TABLE ONLY public.parcels
    ADD CONSTRAINT parcels_order_sn_orders_sn_fk FOREIGN KEY (order_sn) REFERENCES public.orders(sn);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.point_entries
    ADD CONSTRAINT point_entries_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.qr_logins
    ADD CONSTRAINT qr_logins_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.recharges
    ADD CONSTRAINT recharges_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.skus
    ADD CONSTRAINT skus_goods_id_goods_id_fk FOREIGN KEY (goods_id) REFERENCES public.goods(id);
ALTER TABLE ONLY public.store_entries
    ADD CONSTRAINT store_entries_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.trades
    ADD CONSTRAINT trades_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.wallets
    ADD CONSTRAINT wallets_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_member_id_members_id_fk FOREIGN KEY (member_id) REFERENCES public.members(id);
